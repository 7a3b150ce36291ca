-- What candidates answered, each to the exam as it was when they began.
ALTER TABLE exams
  ADD COLUMN exam_version integer NOT NULL DEFAULT 1,
  ADD COLUMN attempts_count integer NOT NULL DEFAULT 0 CHECK (attempts_count >= 0),
  ADD COLUMN graded_count integer NOT NULL DEFAULT 0 CHECK (graded_count >= 0),
  ADD COLUMN passed_count integer NOT NULL DEFAULT 0 CHECK (passed_count BETWEEN 0 AND graded_count),
  ADD COLUMN percentage_total integer NOT NULL DEFAULT 0 CHECK (percentage_total >= 0);
CREATE INDEX exams_attempts_count ON exams (attempts_count, id);
CREATE INDEX exams_state_attempts_count ON exams (state, attempts_count, id);

-- The questions and keys of an exam that somebody has begun; they change with the next version alone.
CREATE TABLE exam_versions (
  exam_id uuid NOT NULL REFERENCES exams ON DELETE CASCADE,
  version integer NOT NULL,
  questions jsonb NOT NULL,
  negative_marking boolean NOT NULL,
  passing_percentage integer NOT NULL,
  PRIMARY KEY (exam_id, version)
);

CREATE SEQUENCE exam_attempts_number;
CREATE TABLE exam_attempts (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('ATT', nextval('exam_attempts_number')),
  state text NOT NULL CHECK (state IN ('in_progress', 'submitted', 'auto_submitted', 'grading', 'graded', 'voided')),
  exam_id uuid NOT NULL CONSTRAINT exam_attempts_exam_id REFERENCES exams,
  exam_version integer NOT NULL,
  -- Nobody where staff try the exam.
  seeker_id uuid CONSTRAINT exam_attempts_seeker_id REFERENCES seekers,
  started_at timestamptz(6) NOT NULL,
  due_at timestamptz(6) NOT NULL CHECK (due_at > started_at),
  submitted_at timestamptz(6),
  -- The questions in the order in which they were asked, with the order of their options.
  paper jsonb NOT NULL,
  answers jsonb NOT NULL,
  flags text[] NOT NULL DEFAULT '{}',
  -- Of the answers: how many wait for somebody, what the first of these can be given, and how many questions are marked by hand.
  waiting integer NOT NULL DEFAULT 0 CHECK (waiting >= 0),
  most_marks integer NOT NULL DEFAULT 0,
  by_hand integer NOT NULL DEFAULT 0,
  score integer CHECK (score >= 0),
  max_score integer NOT NULL,
  percentage integer,
  is_passed boolean,
  void_reason text,
  void_note text,
  is_trial boolean NOT NULL GENERATED ALWAYS AS (seeker_id IS NULL) STORED,
  FOREIGN KEY (exam_id, exam_version) REFERENCES exam_versions (exam_id, version)
);
-- Nobody sits an exam twice at once.
CREATE UNIQUE INDEX exam_attempts_sitting ON exam_attempts (exam_id, seeker_id) WHERE state = 'in_progress';
CREATE INDEX exam_attempts_search ON exam_attempts USING gin (search_key gin_trgm_ops);
CREATE INDEX exam_attempts_exam_id ON exam_attempts (exam_id, created_at, id);
CREATE INDEX exam_attempts_exam_id_state ON exam_attempts (exam_id, state, created_at, id);
CREATE INDEX exam_attempts_seeker_id ON exam_attempts (seeker_id, created_at, id);
CREATE INDEX exam_attempts_created_at ON exam_attempts (created_at, id);
CREATE INDEX exam_attempts_state_created_at ON exam_attempts (state, created_at, id);
CREATE INDEX exam_attempts_percentage ON exam_attempts ((coalesce(percentage, -1)), id);
CREATE INDEX exam_attempts_state_percentage ON exam_attempts (state, (coalesce(percentage, -1)), id);
CREATE INDEX exam_attempts_submitted_at ON exam_attempts ((coalesce(submitted_at, '-infinity'::timestamptz)), id);
CREATE INDEX exam_attempts_state_submitted_at ON exam_attempts (state, (coalesce(submitted_at, '-infinity'::timestamptz)), id);
CREATE INDEX exam_attempts_state_changed_at ON exam_attempts (state_changed_at, id);
CREATE INDEX exam_attempts_state_state_changed_at ON exam_attempts (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON exam_attempts FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('exam-attempts');
CREATE TRIGGER remove_files AFTER DELETE ON exam_attempts FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('exam-attempts');
