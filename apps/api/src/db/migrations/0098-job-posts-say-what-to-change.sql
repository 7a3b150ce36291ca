-- What whoever reviewed a job post asked for: the reason, the message and the fields, until it is submitted again.
ALTER TABLE job_posts ADD COLUMN change_request jsonb;
-- Those that were sent back before: the log knows why.
UPDATE job_posts SET change_request = (
  SELECT jsonb_build_object('reason', reason ->> 'code', 'note', reason ->> 'note', 'fields', '[]'::jsonb)
    FROM audit_events
   WHERE entity_type = 'job-posts' AND entity_id = job_posts.id::text AND event = 'jobPost.requestChanges' AND reason IS NOT NULL
   ORDER BY position DESC LIMIT 1)
 WHERE state = 'changes_requested';
