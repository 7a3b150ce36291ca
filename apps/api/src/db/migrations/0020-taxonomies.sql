-- Terms by which job posts and people are classified.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Human numbers such as JOB-2026-000123: from a sequence, so two at once never get the same one.
CREATE FUNCTION record_number(prefix text, ordinal bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT prefix || '-' || to_char(now() AT TIME ZONE 'Asia/Riyadh', 'YYYY') || '-' || lpad(ordinal::text, greatest(6, length(ordinal::text)), '0')
$$;
CREATE SEQUENCE employers_number;
CREATE SEQUENCE seekers_number;
CREATE SEQUENCE job_posts_number;
CREATE SEQUENCE applications_number;

CREATE TABLE industries (
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
  synonyms text[] NOT NULL DEFAULT '{}',
  isic_section text,
  usage_count integer NOT NULL DEFAULT 0 CHECK (usage_count >= 0),
  last_used_at timestamptz(6),
  -- Names after normalisation: no two terms may read the same.
  ar_key text NOT NULL COLLATE "C",
  en_key text COLLATE "C",
  name_ar text COLLATE "ar-x-icu" GENERATED ALWAYS AS (name ->> 'ar') STORED,
  name_en text COLLATE "en-x-icu" GENERATED ALWAYS AS (coalesce(name ->> 'en', '')) STORED
);
CREATE UNIQUE INDEX industries_ar_key ON industries (ar_key);
CREATE UNIQUE INDEX industries_en_key ON industries (en_key);
CREATE INDEX industries_search ON industries USING gin (search_key gin_trgm_ops);
CREATE INDEX industries_updated_at ON industries (updated_at, id);
CREATE INDEX industries_state_updated_at ON industries (state, updated_at, id);
CREATE INDEX industries_name_ar ON industries (name_ar, id);
CREATE INDEX industries_name_en ON industries (name_en, id);
CREATE INDEX industries_usage_count ON industries (usage_count, id);

CREATE TABLE skills (
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
  synonyms text[] NOT NULL DEFAULT '{}',
  type text NOT NULL,
  esco_uri text,
  usage_count integer NOT NULL DEFAULT 0 CHECK (usage_count >= 0),
  last_used_at timestamptz(6),
  -- Names after normalisation: no two terms may read the same.
  ar_key text NOT NULL COLLATE "C",
  en_key text COLLATE "C",
  name_ar text COLLATE "ar-x-icu" GENERATED ALWAYS AS (name ->> 'ar') STORED,
  name_en text COLLATE "en-x-icu" GENERATED ALWAYS AS (coalesce(name ->> 'en', '')) STORED
);
CREATE UNIQUE INDEX skills_ar_key ON skills (ar_key);
CREATE UNIQUE INDEX skills_en_key ON skills (en_key);
CREATE INDEX skills_search ON skills USING gin (search_key gin_trgm_ops);
CREATE INDEX skills_updated_at ON skills (updated_at, id);
CREATE INDEX skills_state_updated_at ON skills (state, updated_at, id);
CREATE INDEX skills_name_ar ON skills (name_ar, id);
CREATE INDEX skills_name_en ON skills (name_en, id);
CREATE INDEX skills_usage_count ON skills (usage_count, id);

CREATE TABLE job_titles (
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
  synonyms text[] NOT NULL DEFAULT '{}',
  isco_code text,
  esco_uri text,
  industry_id uuid CONSTRAINT job_titles_industry_id REFERENCES industries,
  is_saudi_only boolean NOT NULL,
  usage_count integer NOT NULL DEFAULT 0 CHECK (usage_count >= 0),
  last_used_at timestamptz(6),
  -- Names after normalisation: no two terms may read the same.
  ar_key text NOT NULL COLLATE "C",
  en_key text COLLATE "C",
  name_ar text COLLATE "ar-x-icu" GENERATED ALWAYS AS (name ->> 'ar') STORED,
  name_en text COLLATE "en-x-icu" GENERATED ALWAYS AS (coalesce(name ->> 'en', '')) STORED
);
CREATE UNIQUE INDEX job_titles_ar_key ON job_titles (ar_key);
CREATE UNIQUE INDEX job_titles_en_key ON job_titles (en_key);
CREATE INDEX job_titles_search ON job_titles USING gin (search_key gin_trgm_ops);
CREATE INDEX job_titles_updated_at ON job_titles (updated_at, id);
CREATE INDEX job_titles_state_updated_at ON job_titles (state, updated_at, id);
CREATE INDEX job_titles_name_ar ON job_titles (name_ar, id);
CREATE INDEX job_titles_name_en ON job_titles (name_en, id);
CREATE INDEX job_titles_usage_count ON job_titles (usage_count, id);
CREATE INDEX job_titles_industry_id ON job_titles (industry_id);
