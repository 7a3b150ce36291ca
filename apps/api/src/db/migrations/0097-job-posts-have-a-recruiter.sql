-- Who of the staff looks after a job post, and with whom.
ALTER TABLE job_posts ADD COLUMN recruiter_id uuid CONSTRAINT job_posts_recruiter_id REFERENCES staff;
ALTER TABLE job_posts ADD COLUMN hiring_team jsonb NOT NULL DEFAULT '[]';
-- The major group of ISCO-08 is the first digit.
ALTER TABLE job_posts ADD COLUMN isco_group text GENERATED ALWAYS AS (left(isco_code, 1)) STORED;

CREATE INDEX job_posts_recruiter_id ON job_posts (recruiter_id, created_at, id);
CREATE INDEX job_posts_isco_group ON job_posts (isco_group, created_at, id);
CREATE INDEX job_posts_featured_until ON job_posts (featured_until) WHERE featured_until IS NOT NULL;
