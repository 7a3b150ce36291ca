-- The professions that providers offer their services under.
CREATE TABLE business_specialists (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  state text NOT NULL CHECK (state IN ('suggested', 'active', 'inactive')),
  name jsonb NOT NULL,
  code text,
  synonyms jsonb NOT NULL DEFAULT '[]',
  requires_license boolean NOT NULL,
  usage_count integer NOT NULL DEFAULT 0 CHECK (usage_count >= 0),
  last_used_at timestamptz(6),
  ar_key text NOT NULL COLLATE "C",
  en_key text COLLATE "C",
  name_ar text COLLATE "ar-x-icu" GENERATED ALWAYS AS (name ->> 'ar') STORED,
  name_en text COLLATE "en-x-icu" GENERATED ALWAYS AS (coalesce(name ->> 'en', '')) STORED
);
CREATE UNIQUE INDEX business_specialists_ar_key ON business_specialists (ar_key);
CREATE UNIQUE INDEX business_specialists_en_key ON business_specialists (en_key);
CREATE INDEX business_specialists_search ON business_specialists USING gin (search_key gin_trgm_ops);
CREATE INDEX business_specialists_updated_at ON business_specialists (updated_at, id);
CREATE INDEX business_specialists_state_updated_at ON business_specialists (state, updated_at, id);
CREATE INDEX business_specialists_name_ar ON business_specialists (name_ar, id);
CREATE INDEX business_specialists_name_en ON business_specialists (name_en, id);
CREATE INDEX business_specialists_usage_count ON business_specialists (usage_count, id);
