-- E-mails that events of records have caused. Addresses are read when one is sent, so none stands here before that.
CREATE SEQUENCE mails_number;
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('EML', nextval('mails_number')),
  state text NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'kept', 'uncertain', 'failed', 'cancelled')),
  template text NOT NULL,
  application_id uuid REFERENCES applications ON DELETE SET NULL,
  job_post_id uuid REFERENCES job_posts ON DELETE SET NULL,
  employer_id uuid REFERENCES employers ON DELETE SET NULL,
  -- When the transaction of the event began that caused it: an event that is undone withdraws its own mails alone.
  made_at timestamptz(6) NOT NULL DEFAULT now(),
  send_at timestamptz(6) NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  failure jsonb,
  -- Whoever delivers it, and until when nobody else may.
  lease text,
  leased_until timestamptz(6),
  -- From then on the server may have the whole text, whatever it still answers.
  handed_over_at timestamptz(6),
  -- Address, subject and text as the server was given them; forgotten after thirty days.
  sent_to text,
  content jsonb
);
CREATE INDEX mails_search ON mails USING gin (search_key gin_trgm_ops);
CREATE INDEX mails_created_at ON mails (created_at, id);
CREATE INDEX mails_state_created_at ON mails (state, created_at, id);
CREATE INDEX mails_send_at ON mails (send_at, id);
CREATE INDEX mails_state_send_at ON mails (state, send_at, id);
CREATE INDEX mails_state_changed_at ON mails (state_changed_at, id);
CREATE INDEX mails_state_state_changed_at ON mails (state, state_changed_at, id);
CREATE INDEX mails_application_id ON mails (application_id);
CREATE INDEX mails_job_post_id ON mails (job_post_id);
CREATE INDEX mails_employer_id ON mails (employer_id);
CREATE INDEX mails_with_content ON mails (state_changed_at) WHERE content IS NOT NULL;
CREATE TRIGGER remove_notes AFTER DELETE ON mails FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('mails');
CREATE TRIGGER remove_files AFTER DELETE ON mails FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('mails');

-- What has waited since before anything delivered must not be sent any more: it is kept, to be seen.
INSERT INTO mails (id, created_by, updated_by, created_at, made_at, search_key, state, template, application_id, job_post_id, employer_id, send_at)
SELECT gen_random_uuid(), by, by, created_at, created_at, '', 'kept', payload ->> 'template',
  (SELECT id FROM applications WHERE payload ->> 'resource' = 'applications' AND id = (payload ->> 'id')::uuid),
  (SELECT id FROM job_posts WHERE payload ->> 'resource' = 'job-posts' AND id = (payload ->> 'id')::uuid),
  (SELECT id FROM employers WHERE payload ->> 'resource' = 'employers' AND id = (payload ->> 'id')::uuid),
  next_attempt_at
FROM outbox, jsonb_build_object('type', 'system', 'id', 'system', 'name', 'system') AS by
WHERE topic = 'mail' AND delivered_at IS NULL ORDER BY outbox.id;
UPDATE mails SET search_key = lower(number);
DELETE FROM outbox WHERE topic = 'mail';
