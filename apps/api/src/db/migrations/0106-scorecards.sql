-- By what applicants for a job post are judged; a post without any of its own has the usual ones.
ALTER TABLE job_posts ADD COLUMN criteria jsonb NOT NULL DEFAULT '[]';

-- What one member of staff thinks of an applicant, on the whole or after a meeting.
CREATE TABLE scorecards (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  application_id uuid NOT NULL CONSTRAINT scorecards_application_id REFERENCES applications ON DELETE CASCADE,
  interview_id uuid CONSTRAINT scorecards_interview_id REFERENCES interviews ON DELETE CASCADE,
  author jsonb NOT NULL,
  author_id text NOT NULL GENERATED ALWAYS AS (author ->> 'id') STORED,
  recommendation text NOT NULL CHECK (recommendation IN ('definitely_not', 'no', 'no_decision', 'yes', 'strong_yes')),
  -- Each with its criterion as it was then.
  ratings jsonb NOT NULL DEFAULT '[]',
  text text,
  created_at timestamptz(6) NOT NULL,
  updated_at timestamptz(6) NOT NULL
);
CREATE UNIQUE INDEX scorecards_one_each ON scorecards (application_id, author_id, interview_id) NULLS NOT DISTINCT;
CREATE INDEX scorecards_interview_id ON scorecards (interview_id) WHERE interview_id IS NOT NULL;

INSERT INTO scorecards (id, application_id, interview_id, author, recommendation, text, created_at, updated_at)
SELECT gen_random_uuid(), application_id, id, feedback -> 'by', feedback ->> 'recommendation', feedback ->> 'text',
  (feedback ->> 'at')::timestamptz, (feedback ->> 'at')::timestamptz
FROM interviews WHERE feedback IS NOT NULL;
ALTER TABLE interviews DROP COLUMN feedback;
