-- What staff and users, and users among themselves, write to each other.
CREATE SEQUENCE conversations_number;
CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('CNV', nextval('conversations_number')),
  state text NOT NULL CHECK (state IN ('open', 'pending', 'snoozed', 'resolved', 'archived')),
  kind text NOT NULL CHECK (kind IN ('support', 'order', 'job', 'application', 'direct')),
  subject text,
  seeker_id uuid CONSTRAINT conversations_seeker_id REFERENCES seekers,
  employer_id uuid CONSTRAINT conversations_employer_id REFERENCES employers,
  provider_id uuid CONSTRAINT conversations_provider_id REFERENCES providers,
  order_id uuid CONSTRAINT conversations_order_id REFERENCES orders,
  application_id uuid CONSTRAINT conversations_application_id REFERENCES applications,
  job_post_id uuid CONSTRAINT conversations_job_post_id REFERENCES job_posts,
  is_private boolean NOT NULL DEFAULT false,
  language text NOT NULL,
  priority text NOT NULL CHECK (priority IN ('low', 'medium', 'high', 'urgent')),
  labels text[] NOT NULL DEFAULT '{}',
  blocked text[] NOT NULL DEFAULT '{}',
  assignee jsonb,
  -- The number of the last message: numbers have no gap, for each is given under the lock of this row.
  last_seq integer NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
  last_message_at timestamptz(6) NOT NULL DEFAULT now(),
  last_message_by text,
  last_excerpt text,
  -- The message by which it began, where a user wrote first: however often it comes, it begins one conversation.
  begun_by uuid CONSTRAINT conversations_begun_by UNIQUE,
  unread_count integer NOT NULL DEFAULT 0 CHECK (unread_count >= 0),
  first_response_at timestamptz(6),
  resolved_at timestamptz(6),
  snoozed_until timestamptz(6),
  is_flagged boolean NOT NULL DEFAULT false,
  flags jsonb NOT NULL DEFAULT '[]',
  CHECK (num_nonnulls(seeker_id, employer_id, provider_id) BETWEEN 1 AND 2),
  CHECK (NOT is_private OR num_nonnulls(seeker_id, employer_id, provider_id) = 2),
  -- Nobody of staff has to answer what users write to each other.
  CHECK (NOT is_private OR state NOT IN ('open', 'snoozed')),
  CHECK (num_nonnulls(order_id, application_id, job_post_id) <= 1),
  CHECK (is_flagged = (jsonb_array_length(flags) > 0)),
  CHECK ((state = 'snoozed') = (snoozed_until IS NOT NULL))
);
CREATE INDEX conversations_search ON conversations USING gin (search_key gin_trgm_ops);
CREATE INDEX conversations_labels ON conversations USING gin (labels);
CREATE INDEX conversations_seeker_id ON conversations (seeker_id, last_message_at, id);
CREATE INDEX conversations_employer_id ON conversations (employer_id, last_message_at, id);
CREATE INDEX conversations_provider_id ON conversations (provider_id, last_message_at, id);
CREATE INDEX conversations_order_id ON conversations (order_id, last_message_at, id);
CREATE INDEX conversations_application_id ON conversations (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX conversations_job_post_id ON conversations (job_post_id) WHERE job_post_id IS NOT NULL;
CREATE INDEX conversations_assignee ON conversations ((assignee ->> 'id'), last_message_at, id);
CREATE INDEX conversations_kind ON conversations (kind, last_message_at, id);
CREATE INDEX conversations_priority ON conversations (priority, last_message_at, id);
CREATE INDEX conversations_private ON conversations (is_private, last_message_at, id);
CREATE INDEX conversations_private_state ON conversations (is_private, state, last_message_at, id);
CREATE INDEX conversations_unread ON conversations (last_message_at, id) WHERE unread_count > 0;
CREATE INDEX conversations_flagged ON conversations (is_flagged, last_message_at, id);
CREATE INDEX conversations_snoozed ON conversations (snoozed_until) WHERE state = 'snoozed';
CREATE INDEX conversations_last_message_at ON conversations (last_message_at, id);
CREATE INDEX conversations_state_last_message_at ON conversations (state, last_message_at, id);
CREATE INDEX conversations_created_at ON conversations (created_at, id);
CREATE INDEX conversations_state_created_at ON conversations (state, created_at, id);
CREATE INDEX conversations_state_changed_at ON conversations (state_changed_at, id);
CREATE INDEX conversations_state_state_changed_at ON conversations (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON conversations FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('conversations');
CREATE TRIGGER remove_files AFTER DELETE ON conversations FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('conversations');
