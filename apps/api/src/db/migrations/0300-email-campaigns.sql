-- E-mails to an audience. Who is in it is frozen when somebody approves it, one row for each person, whether they are written to or not.
CREATE SEQUENCE email_campaigns_number;
CREATE TABLE email_campaigns (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('CMP', nextval('email_campaigns_number')),
  state text NOT NULL CHECK (state IN ('draft', 'awaiting_approval', 'scheduled', 'running', 'paused', 'finished', 'cancelled', 'failed')),
  name text NOT NULL COLLATE "ar-x-icu",
  subject jsonb NOT NULL,
  preheader jsonb,
  body jsonb NOT NULL,
  audience jsonb NOT NULL,
  language_rule text NOT NULL,
  schedule_at timestamptz(6),
  rate_per_minute integer NOT NULL CHECK (rate_per_minute BETWEEN 1 AND 1000),
  reply_to text,
  author_id uuid CONSTRAINT email_campaigns_author_id REFERENCES staff,
  recipients_count integer NOT NULL DEFAULT 0 CHECK (recipients_count >= 0),
  tested_at timestamptz(6),
  submitted_by jsonb,
  approvals jsonb NOT NULL DEFAULT '[]',
  return_note text,
  leaves_at timestamptz(6),
  -- When its next mails are put into the outbox, and since when those that come back are counted.
  next_batch_at timestamptz(6),
  watched_from timestamptz(6),
  finished_at timestamptz(6),
  halt_reason text,
  failure text,
  audience_entity text NOT NULL GENERATED ALWAYS AS (audience ->> 'entity') STORED
);
CREATE INDEX email_campaigns_search ON email_campaigns USING gin (search_key gin_trgm_ops);
CREATE INDEX email_campaigns_created_at ON email_campaigns (created_at, id);
CREATE INDEX email_campaigns_state_created_at ON email_campaigns (state, created_at, id);
CREATE INDEX email_campaigns_name ON email_campaigns (name, id);
CREATE INDEX email_campaigns_state_name ON email_campaigns (state, name, id);
CREATE INDEX email_campaigns_recipients_count ON email_campaigns (recipients_count, id);
CREATE INDEX email_campaigns_state_recipients_count ON email_campaigns (state, recipients_count, id);
CREATE INDEX email_campaigns_state_changed_at ON email_campaigns (state_changed_at, id);
CREATE INDEX email_campaigns_state_state_changed_at ON email_campaigns (state, state_changed_at, id);
CREATE INDEX email_campaigns_author_id ON email_campaigns (author_id, created_at, id);
CREATE INDEX email_campaigns_audience_entity ON email_campaigns (audience_entity, created_at, id);
CREATE INDEX email_campaigns_schedule_at ON email_campaigns (schedule_at) WHERE state = 'scheduled';
CREATE INDEX email_campaigns_next_batch_at ON email_campaigns (next_batch_at, id) WHERE state = 'running';
CREATE TRIGGER remove_notes AFTER DELETE ON email_campaigns FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('email-campaigns');
CREATE TRIGGER remove_files AFTER DELETE ON email_campaigns FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('email-campaigns');

CREATE TABLE email_recipients (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  state text NOT NULL CHECK (state IN ('queued', 'sent', 'bounced_soft', 'bounced_hard', 'unsubscribed', 'skipped', 'failed')),
  campaign_id uuid NOT NULL CONSTRAINT email_recipients_campaign_id REFERENCES email_campaigns ON DELETE CASCADE,
  seeker_id uuid CONSTRAINT email_recipients_seeker_id REFERENCES seekers,
  employer_id uuid CONSTRAINT email_recipients_employer_id REFERENCES employers,
  provider_id uuid CONSTRAINT email_recipients_provider_id REFERENCES providers,
  name jsonb,
  email text,
  language text NOT NULL,
  reason text,
  -- The one mail that was put into the outbox for them: there is never another.
  mail_id uuid UNIQUE,
  email_key text GENERATED ALWAYS AS (lower(email)) STORED,
  CHECK (num_nonnulls(seeker_id, employer_id, provider_id) = 1)
);
CREATE INDEX email_recipients_search ON email_recipients USING gin (search_key gin_trgm_ops);
CREATE INDEX email_recipients_created_at ON email_recipients (created_at, id);
CREATE INDEX email_recipients_state_created_at ON email_recipients (state, created_at, id);
CREATE INDEX email_recipients_state_changed_at ON email_recipients (state_changed_at, id);
CREATE INDEX email_recipients_state_state_changed_at ON email_recipients (state, state_changed_at, id);
CREATE INDEX email_recipients_reason ON email_recipients (reason, created_at, id);
CREATE INDEX email_recipients_campaign_id ON email_recipients (campaign_id, created_at, id);
CREATE INDEX email_recipients_campaign_state ON email_recipients (campaign_id, state);
CREATE INDEX email_recipients_to_enqueue ON email_recipients (campaign_id, id) WHERE state = 'queued' AND mail_id IS NULL;
CREATE INDEX email_recipients_seeker_id ON email_recipients (seeker_id) WHERE seeker_id IS NOT NULL;
CREATE INDEX email_recipients_employer_id ON email_recipients (employer_id) WHERE employer_id IS NOT NULL;
CREATE INDEX email_recipients_provider_id ON email_recipients (provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX email_recipients_email_key ON email_recipients (email_key, state_changed_at);
CREATE TRIGGER remove_notes AFTER DELETE ON email_recipients FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('email-recipients');
CREATE TRIGGER remove_files AFTER DELETE ON email_recipients FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('email-recipients');

-- Addresses that no campaign is sent to.
CREATE SEQUENCE suppressions_number;
CREATE TABLE suppressions (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('SUP', nextval('suppressions_number')),
  state text NOT NULL CHECK (state IN ('active', 'lifted')),
  email text NOT NULL,
  email_index bytea,
  reason text NOT NULL,
  campaign_id uuid CONSTRAINT suppressions_campaign_id REFERENCES email_campaigns,
  lifted_by jsonb,
  lifted_at timestamptz(6),
  lift_reason text,
  email_key text NOT NULL GENERATED ALWAYS AS (lower(email)) STORED,
  CHECK (state <> 'lifted' OR lift_reason IS NOT NULL)
);
CREATE UNIQUE INDEX suppressions_email_key ON suppressions (email_key) WHERE state = 'active';
CREATE INDEX suppressions_email_index ON suppressions (email_index);
CREATE INDEX suppressions_search ON suppressions USING gin (search_key gin_trgm_ops);
CREATE INDEX suppressions_created_at ON suppressions (created_at, id);
CREATE INDEX suppressions_state_created_at ON suppressions (state, created_at, id);
CREATE INDEX suppressions_state_changed_at ON suppressions (state_changed_at, id);
CREATE INDEX suppressions_state_state_changed_at ON suppressions (state, state_changed_at, id);
CREATE INDEX suppressions_reason ON suppressions (reason, created_at, id);
CREATE INDEX suppressions_campaign_id ON suppressions (campaign_id) WHERE campaign_id IS NOT NULL;
CREATE TRIGGER remove_notes AFTER DELETE ON suppressions FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('suppressions');
CREATE TRIGGER remove_files AFTER DELETE ON suppressions FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('suppressions');

-- Which campaign a mail is of, and to whom of its recipients; a test goes to a member of staff. While it is held nobody begins to deliver it.
ALTER TABLE mails
  ADD COLUMN campaign_id uuid REFERENCES email_campaigns ON DELETE SET NULL,
  ADD COLUMN email_recipient_id uuid CONSTRAINT mails_email_recipient_id UNIQUE REFERENCES email_recipients ON DELETE SET NULL,
  ADD COLUMN held_at timestamptz(6);
CREATE INDEX mails_campaign_id ON mails (campaign_id, state) WHERE campaign_id IS NOT NULL;
