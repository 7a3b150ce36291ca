-- Exams that candidates take, with their questions and keys.
CREATE SEQUENCE exams_number;
CREATE TABLE exams (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('EXM', nextval('exams_number')),
  state text NOT NULL CHECK (state IN ('draft', 'published', 'paused', 'closed', 'archived')),
  title jsonb NOT NULL,
  description jsonb,
  kind text NOT NULL,
  exam_language text NOT NULL,
  job_titles jsonb NOT NULL DEFAULT '[]',
  skills jsonb NOT NULL DEFAULT '[]',
  job_post_id uuid CONSTRAINT exams_job_post_id REFERENCES job_posts,
  duration_min integer NOT NULL CHECK (duration_min BETWEEN 1 AND 300),
  time_per_question_sec integer CHECK (time_per_question_sec > 0),
  passing_percentage integer NOT NULL CHECK (passing_percentage BETWEEN 0 AND 100),
  max_attempts integer NOT NULL CHECK (max_attempts >= 0),
  retry_after_days integer NOT NULL CHECK (retry_after_days >= 0),
  questions_per_attempt integer CHECK (questions_per_attempt > 0),
  shuffle_questions boolean NOT NULL,
  shuffle_options boolean NOT NULL,
  negative_marking boolean NOT NULL,
  show_answers text NOT NULL,
  show_history boolean NOT NULL,
  proctoring text NOT NULL,
  available_from timestamptz(6),
  available_to timestamptz(6) CHECK (available_to > available_from),
  questions jsonb NOT NULL DEFAULT '[]',
  -- Of the questions, so that lists need not read them.
  questions_count integer NOT NULL DEFAULT 0 CHECK (questions_count >= 0),
  unkeyed_count integer NOT NULL DEFAULT 0 CHECK (unkeyed_count >= 0),
  total_marks integer NOT NULL DEFAULT 0 CHECK (total_marks >= 0),
  published_at timestamptz(6),
  title_ar text NOT NULL COLLATE "ar-x-icu" GENERATED ALWAYS AS (title ->> 'ar') STORED,
  skill_ids jsonb NOT NULL GENERATED ALWAYS AS (jsonb_path_query_array(skills, '$[*].id')) STORED,
  job_title_ids jsonb NOT NULL GENERATED ALWAYS AS (jsonb_path_query_array(job_titles, '$[*].id')) STORED
);
CREATE INDEX exams_search ON exams USING gin (search_key gin_trgm_ops);
CREATE INDEX exams_job_post_id ON exams (job_post_id, created_at, id);
CREATE INDEX exams_skill_ids ON exams USING gin (skill_ids);
CREATE INDEX exams_job_title_ids ON exams USING gin (job_title_ids);
CREATE INDEX exams_questions ON exams USING gin (questions jsonb_path_ops);
CREATE INDEX exams_created_at ON exams (created_at, id);
CREATE INDEX exams_state_created_at ON exams (state, created_at, id);
CREATE INDEX exams_title_ar ON exams (title_ar, id);
CREATE INDEX exams_state_title_ar ON exams (state, title_ar, id);
CREATE INDEX exams_questions_count ON exams (questions_count, id);
CREATE INDEX exams_state_questions_count ON exams (state, questions_count, id);
CREATE INDEX exams_duration_min ON exams (duration_min, id);
CREATE INDEX exams_state_duration_min ON exams (state, duration_min, id);
CREATE INDEX exams_passing_percentage ON exams (passing_percentage, id);
CREATE INDEX exams_state_passing_percentage ON exams (state, passing_percentage, id);
CREATE INDEX exams_state_changed_at ON exams (state_changed_at, id);
CREATE INDEX exams_state_state_changed_at ON exams (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON exams FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('exams');
CREATE TRIGGER remove_files AFTER DELETE ON exams FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('exams');
