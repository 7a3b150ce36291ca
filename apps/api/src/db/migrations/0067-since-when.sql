-- Every record knows since when it is in its state; for those that wait already, it is since they came.
ALTER TABLE employers ADD COLUMN state_changed_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE seekers ADD COLUMN state_changed_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE job_posts ADD COLUMN state_changed_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE industries ADD COLUMN state_changed_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE skills ADD COLUMN state_changed_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE job_titles ADD COLUMN state_changed_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE business_specialists ADD COLUMN state_changed_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE applications ALTER COLUMN state_changed_at SET DEFAULT now();

UPDATE employers SET state_changed_at = created_at;
UPDATE seekers SET state_changed_at = created_at;
UPDATE job_posts SET state_changed_at = greatest(created_at, published_at);
UPDATE industries SET state_changed_at = updated_at;
UPDATE skills SET state_changed_at = updated_at;
UPDATE job_titles SET state_changed_at = updated_at;
UPDATE business_specialists SET state_changed_at = updated_at;

CREATE INDEX employers_state_changed_at ON employers (state_changed_at, id);
CREATE INDEX employers_state_state_changed_at ON employers (state, state_changed_at, id);
CREATE INDEX job_posts_state_changed_at ON job_posts (state_changed_at, id);
CREATE INDEX job_posts_state_state_changed_at ON job_posts (state, state_changed_at, id);
CREATE INDEX industries_state_changed_at ON industries (state_changed_at, id);
CREATE INDEX industries_state_state_changed_at ON industries (state, state_changed_at, id);
CREATE INDEX skills_state_changed_at ON skills (state_changed_at, id);
CREATE INDEX skills_state_state_changed_at ON skills (state, state_changed_at, id);
CREATE INDEX job_titles_state_changed_at ON job_titles (state_changed_at, id);
CREATE INDEX job_titles_state_state_changed_at ON job_titles (state, state_changed_at, id);

-- What a person may still take back: the columns as they were before an event.
CREATE TABLE undoable_events (
  entity_type text NOT NULL,
  entity_id uuid NOT NULL,
  -- The record's version after the event.
  version integer NOT NULL,
  event text NOT NULL,
  actor_id text NOT NULL,
  at timestamptz(6) NOT NULL,
  before jsonb NOT NULL,
  -- When the transaction of the event began, as its mails have it.
  made_at timestamptz(6) NOT NULL DEFAULT now(),
  PRIMARY KEY (entity_type, entity_id)
);
CREATE INDEX undoable_events_made_at ON undoable_events (made_at);
