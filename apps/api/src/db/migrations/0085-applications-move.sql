-- Where a candidate was before staff moved the application to another job post.
ALTER TABLE applications ADD COLUMN moved_from_id uuid CONSTRAINT applications_moved_from_id REFERENCES job_posts;
CREATE INDEX applications_moved_from_id ON applications (moved_from_id) WHERE moved_from_id IS NOT NULL;
