-- The expiry of which the employer was warned, and when job seekers were told of the post.
ALTER TABLE job_posts ADD COLUMN warned_for timestamptz(6);
ALTER TABLE job_posts ADD COLUMN alerted_at timestamptz(6);
-- What was published before is no news.
UPDATE job_posts SET alerted_at = published_at WHERE published_at IS NOT NULL;
CREATE INDEX job_posts_to_tell_of ON job_posts (published_at, id) WHERE state = 'published' AND alerted_at IS NULL;

-- Of whoever gets a mail about a job post, where that is not its employer.
-- Nobody is told of a job post twice.
CREATE UNIQUE INDEX mails_one_alert ON mails (job_post_id, seeker_id) WHERE template = 'jobAlert';
