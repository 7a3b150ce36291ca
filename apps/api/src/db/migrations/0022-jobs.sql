-- Job posts and the applications to them. Nested values that are only read whole are jsonb; what is filtered or sorted is a column.
CREATE TABLE job_posts (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('JOB', nextval('job_posts_number')),
  state text NOT NULL CHECK (state IN ('draft', 'pending_review', 'changes_requested', 'scheduled', 'published', 'paused', 'expired', 'closed', 'rejected', 'archived')),
  employer_id uuid NOT NULL CONSTRAINT job_posts_employer_id REFERENCES employers,
  title jsonb NOT NULL,
  job_title_id uuid NOT NULL CONSTRAINT job_posts_job_title_id REFERENCES job_titles,
  isco_code text,
  industry_id uuid CONSTRAINT job_posts_industry_id REFERENCES industries,
  description jsonb NOT NULL,
  responsibilities jsonb,
  qualifications jsonb,
  skills jsonb NOT NULL DEFAULT '[]',
  employment_types text[] NOT NULL CHECK (cardinality(employment_types) > 0),
  work_mode text NOT NULL,
  locations jsonb NOT NULL DEFAULT '[]',
  nationality jsonb NOT NULL,
  gender text NOT NULL,
  openings integer NOT NULL CHECK (openings BETWEEN 1 AND 999),
  experience_years jsonb NOT NULL,
  education text NOT NULL,
  languages jsonb NOT NULL DEFAULT '[]',
  salary jsonb NOT NULL,
  benefits text[] NOT NULL DEFAULT '{}',
  work_hours text,
  shift text,
  starts_on date,
  publish_at timestamptz(6),
  expires_at timestamptz(6) NOT NULL,
  apply_mode text NOT NULL,
  apply_url text,
  apply_email text,
  questions jsonb NOT NULL DEFAULT '[]',
  is_confidential boolean NOT NULL,
  is_urgent boolean NOT NULL,
  featured_until date,
  filled integer NOT NULL DEFAULT 0 CHECK (filled BETWEEN 0 AND openings),
  views_count integer NOT NULL DEFAULT 0,
  published_at timestamptz(6),
  extensions_count integer NOT NULL DEFAULT 0,
  close_reason text,
  -- Where it was when it was closed or expired: reopening returns there.
  ended_from text CHECK (ended_from IN ('published', 'paused', 'expired')),
  -- A suspended employer's posts come back with the employer; posts that a person paused don't.
  paused_by text CHECK (paused_by IN ('person', 'suspension')),
  copied_from_id uuid CONSTRAINT job_posts_copied_from_id REFERENCES job_posts ON DELETE SET NULL,
  source text NOT NULL DEFAULT 'staff',
  -- Applications by state, kept in the transaction that moves one.
  pending_count integer NOT NULL DEFAULT 0 CHECK (pending_count >= 0),
  in_progress_count integer NOT NULL DEFAULT 0 CHECK (in_progress_count >= 0),
  approved_count integer NOT NULL DEFAULT 0 CHECK (approved_count >= 0),
  rejected_count integer NOT NULL DEFAULT 0 CHECK (rejected_count >= 0),
  recruited_count integer NOT NULL DEFAULT 0 CHECK (recruited_count >= 0),
  applicants_total integer NOT NULL GENERATED ALWAYS AS (pending_count + in_progress_count + approved_count + rejected_count + recruited_count) STORED,
  title_ar text NOT NULL COLLATE "ar-x-icu" GENERATED ALWAYS AS (title ->> 'ar') STORED,
  salary_min bigint GENERATED ALWAYS AS ((salary ->> 'min')::bigint) STORED,
  salary_max bigint GENERATED ALWAYS AS ((salary ->> 'max')::bigint) STORED,
  city_ids jsonb NOT NULL GENERATED ALWAYS AS (jsonb_path_query_array(locations, '$[*].cityId')) STORED,
  skill_ids jsonb NOT NULL GENERATED ALWAYS AS (jsonb_path_query_array(skills, '$[*].id')) STORED,
  is_saudi_only boolean NOT NULL GENERATED ALWAYS AS (nationality ->> 'rule' = 'saudi_only') STORED
);
CREATE INDEX job_posts_search ON job_posts USING gin (search_key gin_trgm_ops);
CREATE INDEX job_posts_city_ids ON job_posts USING gin (city_ids);
CREATE INDEX job_posts_skill_ids ON job_posts USING gin (skill_ids);
CREATE INDEX job_posts_employer_id ON job_posts (employer_id, created_at, id);
CREATE INDEX job_posts_job_title_id ON job_posts (job_title_id, created_at, id);
CREATE INDEX job_posts_industry_id ON job_posts (industry_id, created_at, id);
CREATE INDEX job_posts_copied_from_id ON job_posts (copied_from_id) WHERE copied_from_id IS NOT NULL;
CREATE INDEX job_posts_publish_at ON job_posts (publish_at) WHERE state = 'scheduled';
CREATE INDEX job_posts_pending_count ON job_posts (pending_count) WHERE pending_count > 0;
CREATE INDEX job_posts_created_at ON job_posts (created_at, id);
CREATE INDEX job_posts_state_created_at ON job_posts (state, created_at, id);
CREATE INDEX job_posts_title_ar ON job_posts (title_ar, id);
CREATE INDEX job_posts_state_title_ar ON job_posts (state, title_ar, id);
CREATE INDEX job_posts_published_at ON job_posts ((coalesce(published_at, '-infinity'::timestamptz)), id);
CREATE INDEX job_posts_state_published_at ON job_posts (state, (coalesce(published_at, '-infinity'::timestamptz)), id);
CREATE INDEX job_posts_expires_at ON job_posts (expires_at, id);
CREATE INDEX job_posts_state_expires_at ON job_posts (state, expires_at, id);
CREATE INDEX job_posts_views_count ON job_posts (views_count, id);
CREATE INDEX job_posts_state_views_count ON job_posts (state, views_count, id);
CREATE INDEX job_posts_applicants_total ON job_posts (applicants_total, id);
CREATE INDEX job_posts_state_applicants_total ON job_posts (state, applicants_total, id);
CREATE INDEX job_posts_salary_max ON job_posts ((coalesce(salary_max, -1)), id);
CREATE INDEX job_posts_state_salary_max ON job_posts (state, (coalesce(salary_max, -1)), id);

CREATE TABLE applications (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('APP', nextval('applications_number')),
  state text NOT NULL CHECK (state IN ('pending', 'in-progress', 'approved', 'rejected', 'recruited')),
  job_post_id uuid NOT NULL CONSTRAINT applications_job_post_id REFERENCES job_posts,
  seeker_id uuid NOT NULL CONSTRAINT applications_seeker_id REFERENCES seekers,
  applied_at timestamptz(6) NOT NULL,
  state_changed_at timestamptz(6) NOT NULL,
  source text NOT NULL,
  match_score integer NOT NULL CHECK (match_score BETWEEN 0 AND 100),
  rating integer NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
  expected_salary bigint,
  notice_days integer,
  cover_note text,
  is_unread boolean NOT NULL DEFAULT true,
  answers jsonb NOT NULL DEFAULT '[]',
  assignee jsonb,
  rejection jsonb,
  hire jsonb,
  interview_state text NOT NULL DEFAULT 'none',
  offer_state text NOT NULL DEFAULT 'none',
  -- What the list filters and sorts by, as the person was when applying.
  city_id text NOT NULL,
  is_saudi boolean NOT NULL,
  experience_years integer NOT NULL,
  has_failed_knockout boolean NOT NULL GENERATED ALWAYS AS (jsonb_path_exists(answers, '$[*] ? (@.hasFailed == true)')) STORED
);
CREATE UNIQUE INDEX applications_one_open ON applications (seeker_id, job_post_id) WHERE state <> 'rejected';
CREATE INDEX applications_search ON applications USING gin (search_key gin_trgm_ops);
CREATE INDEX applications_seeker_id ON applications (seeker_id, applied_at, id);
CREATE INDEX applications_job_post_id ON applications (job_post_id, applied_at, id);
CREATE INDEX applications_job_post_id_state ON applications (job_post_id, state, applied_at, id);
CREATE INDEX applications_applied_at ON applications (applied_at, id);
CREATE INDEX applications_state_applied_at ON applications (state, applied_at, id);
CREATE INDEX applications_match_score ON applications (match_score, id);
CREATE INDEX applications_state_match_score ON applications (state, match_score, id);
CREATE INDEX applications_rating ON applications (rating, id);
CREATE INDEX applications_state_rating ON applications (state, rating, id);
CREATE INDEX applications_state_changed_at ON applications (state_changed_at, id);
CREATE INDEX applications_state_state_changed_at ON applications (state, state_changed_at, id);
CREATE INDEX applications_expected_salary ON applications ((coalesce(expected_salary, -1)), id);
CREATE INDEX applications_state_expected_salary ON applications (state, (coalesce(expected_salary, -1)), id);
CREATE INDEX applications_experience_years ON applications (experience_years, id);
CREATE INDEX applications_state_experience_years ON applications (state, experience_years, id);

CREATE TABLE interviews (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL CONSTRAINT interviews_application_id REFERENCES applications ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('voice', 'video', 'personal')),
  title text NOT NULL,
  starts_at timestamptz(6) NOT NULL,
  state text NOT NULL
);
CREATE INDEX interviews_application_id ON interviews (application_id, starts_at);

CREATE TABLE application_notes (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL CONSTRAINT application_notes_application_id REFERENCES applications ON DELETE CASCADE,
  title text NOT NULL,
  text text NOT NULL,
  at timestamptz(6) NOT NULL,
  by text NOT NULL
);
CREATE INDEX application_notes_application_id ON application_notes (application_id, at);
