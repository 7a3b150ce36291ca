-- What is written below videos and at their seconds.
CREATE SEQUENCE comments_number;
CREATE TABLE comments (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('CMT', nextval('comments_number')),
  state text NOT NULL CHECK (state IN ('held', 'published', 'rejected', 'spam', 'removed_by_author')),
  video_id uuid NOT NULL CONSTRAINT comments_video_id REFERENCES videos,
  parent_id uuid CONSTRAINT comments_parent_id REFERENCES comments,
  text text NOT NULL,
  at_seconds integer CHECK (at_seconds >= 0),
  author_seeker_id uuid CONSTRAINT comments_author_seeker_id REFERENCES seekers,
  author_employer_id uuid CONSTRAINT comments_author_employer_id REFERENCES employers,
  author_provider_id uuid CONSTRAINT comments_author_provider_id REFERENCES providers,
  auto_flags text[] NOT NULL DEFAULT '{}',
  likes integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
  reports jsonb NOT NULL DEFAULT '[]',
  report_count integer NOT NULL DEFAULT 0 CHECK (report_count = jsonb_array_length(reports)),
  edited_at timestamptz(6),
  is_pinned boolean NOT NULL DEFAULT false,
  moderation jsonb,
  CHECK (num_nonnulls(author_seeker_id, author_employer_id, author_provider_id) = 1),
  CHECK (parent_id <> id),
  -- What is pinned stands above all others, and answers nothing.
  CHECK (NOT is_pinned OR (state = 'published' AND parent_id IS NULL)),
  CHECK (state <> 'rejected' OR moderation ->> 'reason' IS NOT NULL)
);
CREATE UNIQUE INDEX comments_pinned ON comments (video_id) WHERE is_pinned;
CREATE INDEX comments_search ON comments USING gin (search_key gin_trgm_ops);
CREATE INDEX comments_auto_flags ON comments USING gin (auto_flags);
CREATE INDEX comments_video_id ON comments (video_id, created_at, id);
CREATE INDEX comments_parent_id ON comments (parent_id, created_at, id);
CREATE INDEX comments_author_seeker_id ON comments (author_seeker_id, created_at, id);
CREATE INDEX comments_author_employer_id ON comments (author_employer_id, created_at, id);
CREATE INDEX comments_author_provider_id ON comments (author_provider_id, created_at, id);
CREATE INDEX comments_linking ON comments (created_at, id) WHERE auto_flags @> '{link}';
CREATE INDEX comments_reported ON comments (created_at, id) WHERE report_count > 0;
CREATE INDEX comments_answering ON comments (created_at, id) WHERE parent_id IS NOT NULL;
CREATE INDEX comments_created_at ON comments (created_at, id);
CREATE INDEX comments_state_created_at ON comments (state, created_at, id);
CREATE INDEX comments_likes ON comments (likes, id);
CREATE INDEX comments_state_likes ON comments (state, likes, id);
CREATE INDEX comments_report_count ON comments (report_count, id);
CREATE INDEX comments_state_report_count ON comments (state, report_count, id);
CREATE INDEX comments_state_changed_at ON comments (state_changed_at, id);
CREATE INDEX comments_state_state_changed_at ON comments (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON comments FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('comments');
CREATE TRIGGER remove_files AFTER DELETE ON comments FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('comments');

-- Who may not comment as everybody else may; whoever stands here no more, may.
CREATE TABLE comment_authors (
  author_id uuid PRIMARY KEY,
  author_type text NOT NULL CHECK (author_type IN ('seeker', 'employer', 'provider')),
  standing text NOT NULL CHECK (standing IN ('held', 'banned')),
  since timestamptz(6) NOT NULL,
  by text NOT NULL
);
