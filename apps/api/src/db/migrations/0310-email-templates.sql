-- The words of the mails that the product sends by itself: one row for each, written when the server starts.
CREATE TABLE email_templates (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  state text NOT NULL CHECK (state IN ('enabled', 'disabled')),
  key text NOT NULL COLLATE "C" CONSTRAINT email_templates_key UNIQUE,
  name jsonb NOT NULL,
  recipient text NOT NULL,
  subject jsonb NOT NULL,
  preheader jsonb,
  body jsonb NOT NULL,
  -- What staff have changed stays as they left it when the product's own words become others.
  is_changed boolean NOT NULL DEFAULT false,
  last_test_at timestamptz(6),
  name_ar text NOT NULL COLLATE "ar-x-icu" GENERATED ALWAYS AS (name ->> 'ar') STORED
);
CREATE INDEX email_templates_search ON email_templates USING gin (search_key gin_trgm_ops);
CREATE INDEX email_templates_updated_at ON email_templates (updated_at, id);
CREATE INDEX email_templates_state_updated_at ON email_templates (state, updated_at, id);
CREATE INDEX email_templates_recipient ON email_templates (recipient, updated_at, id);
CREATE INDEX email_templates_is_changed ON email_templates (is_changed, updated_at, id);
CREATE INDEX email_templates_name_ar ON email_templates (name_ar, id);
CREATE INDEX email_templates_last_test_at ON email_templates (coalesce(last_test_at, '-infinity'::timestamptz), id);
CREATE INDEX email_templates_state_changed_at ON email_templates (state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON email_templates FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('email-templates');
CREATE TRIGGER remove_files AFTER DELETE ON email_templates FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('email-templates');

-- Which words a mail tries out; it goes to whoever asked for it.
ALTER TABLE mails ADD COLUMN test_of text;
