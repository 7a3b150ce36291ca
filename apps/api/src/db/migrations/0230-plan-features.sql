-- What plans can have.
CREATE TABLE plan_features (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  state text NOT NULL CHECK (state IN ('active', 'retired')),
  key text NOT NULL COLLATE "C" CONSTRAINT plan_features_key UNIQUE,
  name jsonb NOT NULL,
  hint jsonb,
  feature_group text NOT NULL,
  icon uuid,
  kind text NOT NULL,
  unit text,
  resets text NOT NULL,
  default_value integer CHECK (default_value >= 0),
  sort_order integer NOT NULL CHECK (sort_order >= 0),
  name_ar text NOT NULL COLLATE "ar-x-icu" GENERATED ALWAYS AS (name ->> 'ar') STORED,
  CHECK (kind <> 'quota' OR unit IS NOT NULL),
  CHECK (kind = 'quota' OR resets = 'never')
);
CREATE INDEX plan_features_search ON plan_features USING gin (search_key gin_trgm_ops);
CREATE INDEX plan_features_sort_order ON plan_features (sort_order, id);
CREATE INDEX plan_features_state_sort_order ON plan_features (state, sort_order, id);
CREATE INDEX plan_features_name_ar ON plan_features (name_ar, id);
CREATE INDEX plan_features_by_key ON plan_features (key, id);
CREATE INDEX plan_features_created_at ON plan_features (created_at, id);
CREATE INDEX plan_features_updated_at ON plan_features (updated_at, id);
CREATE INDEX plan_features_state_changed_at ON plan_features (state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON plan_features FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('plan-features');
CREATE TRIGGER remove_files AFTER DELETE ON plan_features FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('plan-features');
