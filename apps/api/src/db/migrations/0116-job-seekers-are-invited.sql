-- An invitation is its mail: nobody is invited twice to one job post, unless the first was taken back.
CREATE UNIQUE INDEX mails_invitations ON mails (seeker_id, job_post_id) WHERE template = 'jobInvitation' AND state <> 'cancelled';
ALTER TABLE employers ADD COLUMN blocked_seeker_ids jsonb NOT NULL DEFAULT '[]';
