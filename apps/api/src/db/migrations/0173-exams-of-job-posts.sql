-- The exam that a job post asks for, and the attempt at it that an application brings.
-- Deferred: exams name job posts, too, and demo data fills one table after the other.
ALTER TABLE job_posts
  ADD COLUMN exam_id uuid CONSTRAINT job_posts_exam_id REFERENCES exams DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX job_posts_exam_id ON job_posts (exam_id) WHERE exam_id IS NOT NULL;
ALTER TABLE applications ADD COLUMN exam_attempt_id uuid CONSTRAINT applications_exam_attempt_id REFERENCES exam_attempts;
CREATE INDEX applications_exam_attempt_id ON applications (exam_attempt_id) WHERE exam_attempt_id IS NOT NULL;
