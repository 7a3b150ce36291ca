-- What is subscribed to, and what was agreed with whoever did.
CREATE TABLE plans (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  state text NOT NULL CHECK (state IN ('draft', 'on_sale', 'hidden', 'retired')),
  code text NOT NULL COLLATE "C" CONSTRAINT plans_code UNIQUE,
  name jsonb NOT NULL,
  description jsonb,
  audience text NOT NULL,
  price bigint CHECK (price >= 0),
  is_vat_included boolean NOT NULL,
  interval text NOT NULL,
  interval_count integer NOT NULL CHECK (interval_count BETWEEN 1 AND 36),
  trial_days integer NOT NULL CHECK (trial_days >= 0),
  grace_days integer NOT NULL CHECK (grace_days >= 0),
  setup_fee bigint CHECK (setup_fee >= 0),
  features jsonb NOT NULL DEFAULT '[]',
  sort_order integer NOT NULL CHECK (sort_order >= 0),
  is_highlighted boolean NOT NULL,
  badge jsonb,
  max_subscribers integer CHECK (max_subscribers > 0),
  available_from date,
  available_to date CHECK (available_to >= available_from),
  upgrade_to jsonb NOT NULL DEFAULT '[]',
  terms_version integer NOT NULL DEFAULT 1 CHECK (terms_version >= 1),
  published_at timestamptz(6),
  name_ar text NOT NULL COLLATE "ar-x-icu" GENERATED ALWAYS AS (name ->> 'ar') STORED,
  features_count integer NOT NULL GENERATED ALWAYS AS (jsonb_array_length(jsonb_path_query_array(features, '$[*] ? (@.enabled == true)'))) STORED,
  CHECK (state = 'draft' OR price IS NOT NULL)
);
CREATE INDEX plans_search ON plans USING gin (search_key gin_trgm_ops);
CREATE INDEX plans_features ON plans USING gin (features jsonb_path_ops);
CREATE INDEX plans_sort_order ON plans (sort_order, id);
CREATE INDEX plans_state_sort_order ON plans (state, sort_order, id);
CREATE INDEX plans_name_ar ON plans (name_ar, id);
CREATE INDEX plans_by_code ON plans (code, id);
CREATE INDEX plans_price ON plans ((coalesce(price, -1)), id);
CREATE INDEX plans_created_at ON plans (created_at, id);
CREATE INDEX plans_updated_at ON plans (updated_at, id);
CREATE INDEX plans_state_changed_at ON plans (state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON plans FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('plans');
CREATE TRIGGER remove_files AFTER DELETE ON plans FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('plans');

-- Every version of what a plan agrees to; one that somebody has subscribed to stays as it is.
CREATE TABLE plan_versions (
  plan_id uuid NOT NULL REFERENCES plans ON DELETE CASCADE,
  version integer NOT NULL CHECK (version >= 1),
  terms jsonb NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  PRIMARY KEY (plan_id, version)
);
