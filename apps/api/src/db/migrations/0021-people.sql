-- Companies that post jobs.
CREATE TABLE employers (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('EMP', nextval('employers_number')),
  state text NOT NULL CHECK (state IN ('draft', 'pending_verification', 'changes_requested', 'verified', 'suspended', 'rejected', 'closed')),
  name jsonb NOT NULL,
  legal_name text NOT NULL,
  industry_id uuid CONSTRAINT employers_industry_id REFERENCES industries,
  size text NOT NULL,
  type text NOT NULL,
  cr_number text NOT NULL CONSTRAINT employers_cr_number UNIQUE,
  unified_number text,
  cr_expires_on date,
  vat_number text,
  saudization_band text,
  about jsonb,
  website text,
  email text NOT NULL,
  mobile text NOT NULL,
  city_id text NOT NULL,
  district text,
  job_quota_limit integer NOT NULL DEFAULT 10,
  job_quota_used integer NOT NULL DEFAULT 0 CHECK (job_quota_used >= 0),
  open_jobs integer NOT NULL DEFAULT 0 CHECK (open_jobs >= 0),
  applicants_total integer NOT NULL DEFAULT 0,
  hires_total integer NOT NULL DEFAULT 0,
  rating_average double precision,
  last_activity_at timestamptz(6),
  name_ar text COLLATE "ar-x-icu" GENERATED ALWAYS AS (name ->> 'ar') STORED
);
CREATE INDEX employers_search ON employers USING gin (search_key gin_trgm_ops);
CREATE INDEX employers_industry_id ON employers (industry_id);
CREATE INDEX employers_created_at ON employers (created_at, id);
CREATE INDEX employers_state_created_at ON employers (state, created_at, id);
CREATE INDEX employers_name_ar ON employers (name_ar, id);
CREATE INDEX employers_state_name_ar ON employers (state, name_ar, id);
CREATE INDEX employers_open_jobs ON employers (open_jobs, id);
CREATE INDEX employers_state_open_jobs ON employers (state, open_jobs, id);
CREATE INDEX employers_applicants_total ON employers (applicants_total, id);
CREATE INDEX employers_state_applicants_total ON employers (state, applicants_total, id);
CREATE INDEX employers_last_activity_at ON employers ((coalesce(last_activity_at, '-infinity'::timestamptz)), id);
CREATE INDEX employers_state_last_activity_at ON employers (state, (coalesce(last_activity_at, '-infinity'::timestamptz)), id);

-- People who look for work. The national id is sealed; its keyed hash finds a duplicate without opening it.
CREATE TABLE seekers (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('SKR', nextval('seekers_number')),
  state text NOT NULL CHECK (state IN ('unverified', 'active', 'suspended', 'deactivated', 'anonymised')),
  name jsonb NOT NULL,
  gender text NOT NULL,
  birth_date date NOT NULL,
  nationality text NOT NULL,
  national_id_sealed bytea,
  national_id_index bytea CONSTRAINT seekers_national_id UNIQUE,
  national_id_last4 text,
  email text NOT NULL CONSTRAINT seekers_email UNIQUE,
  mobile text NOT NULL CONSTRAINT seekers_mobile UNIQUE,
  city_id text NOT NULL,
  can_relocate boolean NOT NULL,
  job_title_id uuid CONSTRAINT seekers_job_title_id REFERENCES job_titles,
  headline text,
  about jsonb,
  skills jsonb NOT NULL DEFAULT '[]',
  languages jsonb NOT NULL DEFAULT '[]',
  education text NOT NULL,
  total_experience_years integer NOT NULL,
  salary_expected bigint,
  notice_period_days integer NOT NULL DEFAULT 0,
  availability text NOT NULL,
  employment_types text[] NOT NULL CHECK (cardinality(employment_types) > 0),
  work_modes text[] NOT NULL DEFAULT '{}',
  visibility text NOT NULL,
  experiences jsonb NOT NULL DEFAULT '[]',
  has_cv boolean NOT NULL DEFAULT false,
  completeness integer NOT NULL DEFAULT 0,
  applications_count integer NOT NULL DEFAULT 0 CHECK (applications_count >= 0),
  last_login_at timestamptz(6),
  is_saudi boolean NOT NULL GENERATED ALWAYS AS (nationality = 'SA') STORED,
  skill_ids jsonb NOT NULL GENERATED ALWAYS AS (jsonb_path_query_array(skills, '$[*].id')) STORED,
  name_ar text NOT NULL COLLATE "ar-x-icu" GENERATED ALWAYS AS ((name -> 'ar' ->> 'first') || coalesce(' ' || (name -> 'ar' ->> 'father'), '') || coalesce(' ' || (name -> 'ar' ->> 'grandfather'), '') || ' ' || (name -> 'ar' ->> 'family')) STORED,
  name_en text COLLATE "en-x-icu" GENERATED ALWAYS AS ((name -> 'en' ->> 'first') || coalesce(' ' || (name -> 'en' ->> 'father'), '') || coalesce(' ' || (name -> 'en' ->> 'grandfather'), '') || ' ' || (name -> 'en' ->> 'family')) STORED
);
CREATE INDEX seekers_search ON seekers USING gin (search_key gin_trgm_ops);
CREATE INDEX seekers_skill_ids ON seekers USING gin (skill_ids);
CREATE INDEX seekers_job_title_id ON seekers (job_title_id);
CREATE INDEX seekers_created_at ON seekers (created_at, id);
CREATE INDEX seekers_state_created_at ON seekers (state, created_at, id);
CREATE INDEX seekers_name_ar ON seekers (name_ar, id);
CREATE INDEX seekers_state_name_ar ON seekers (state, name_ar, id);
CREATE INDEX seekers_total_experience_years ON seekers (total_experience_years, id);
CREATE INDEX seekers_state_total_experience_years ON seekers (state, total_experience_years, id);
CREATE INDEX seekers_salary_expected ON seekers ((coalesce(salary_expected, -1)), id);
CREATE INDEX seekers_state_salary_expected ON seekers (state, (coalesce(salary_expected, -1)), id);
CREATE INDEX seekers_completeness ON seekers (completeness, id);
CREATE INDEX seekers_state_completeness ON seekers (state, completeness, id);
CREATE INDEX seekers_last_login_at ON seekers ((coalesce(last_login_at, '-infinity'::timestamptz)), id);
CREATE INDEX seekers_state_last_login_at ON seekers (state, (coalesce(last_login_at, '-infinity'::timestamptz)), id);
