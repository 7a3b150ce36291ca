-- Videos of the public site, as those who add them and staff who review them have them.
CREATE SEQUENCE videos_number;
CREATE TABLE videos (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('VID', nextval('videos_number')),
  state text NOT NULL CHECK (state IN ('processing', 'pending_review', 'published', 'hidden', 'rejected', 'archived')),
  title jsonb NOT NULL,
  description jsonb,
  thumbnail uuid,
  category_id uuid CONSTRAINT videos_category_id REFERENCES categories,
  tags text[] NOT NULL DEFAULT '{}',
  language text NOT NULL,
  captions jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_array_length(captions) <= 10),
  visibility text NOT NULL,
  comment_policy text NOT NULL,
  is_free boolean NOT NULL,
  price integer CHECK (price >= 0),
  uploader_seeker_id uuid CONSTRAINT videos_uploader_seeker_id REFERENCES seekers,
  uploader_employer_id uuid CONSTRAINT videos_uploader_employer_id REFERENCES employers,
  uploader_provider_id uuid CONSTRAINT videos_uploader_provider_id REFERENCES providers,
  source text NOT NULL CHECK (source IN ('upload', 'youtube', 'vimeo')),
  url text,
  file uuid,
  duration_sec integer CHECK (duration_sec >= 0),
  transcode text NOT NULL CHECK (transcode IN ('none', 'queued', 'processing', 'ready', 'failed')),
  published_at timestamptz(6),
  is_featured boolean NOT NULL DEFAULT false,
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  likes integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
  -- Kept right by whatever happens to comments.
  comment_count integer NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
  reports jsonb NOT NULL DEFAULT '[]',
  report_count integer NOT NULL DEFAULT 0 CHECK (report_count = jsonb_array_length(reports)),
  moderation jsonb,
  title_ar text NOT NULL COLLATE "ar-x-icu" GENERATED ALWAYS AS (title ->> 'ar') STORED,
  CHECK (num_nonnulls(uploader_seeker_id, uploader_employer_id, uploader_provider_id) = 1),
  -- A film is here, or it is watched elsewhere.
  CHECK ((source = 'upload') = (url IS NULL)),
  CHECK (source = 'upload' OR (transcode = 'none' AND file IS NULL)),
  CHECK (state NOT IN ('published', 'hidden') OR published_at IS NOT NULL),
  -- One that was archived comes back hidden, and nobody has anything against it.
  CHECK (state <> 'rejected' OR moderation ->> 'reason' IS NOT NULL),
  CHECK (NOT is_featured OR state = 'published')
);
CREATE INDEX videos_search ON videos USING gin (search_key gin_trgm_ops);
CREATE INDEX videos_category_id ON videos (category_id, created_at, id);
CREATE INDEX videos_uploader_seeker_id ON videos (uploader_seeker_id, created_at, id);
CREATE INDEX videos_uploader_employer_id ON videos (uploader_employer_id, created_at, id);
CREATE INDEX videos_uploader_provider_id ON videos (uploader_provider_id, created_at, id);
CREATE INDEX videos_source ON videos (source, created_at, id);
CREATE INDEX videos_visibility ON videos (visibility, created_at, id);
CREATE INDEX videos_is_free ON videos (is_free, created_at, id);
CREATE INDEX videos_is_featured ON videos (is_featured, created_at, id);
CREATE INDEX videos_reported ON videos (created_at, id) WHERE report_count > 0;
CREATE INDEX videos_created_at ON videos (created_at, id);
CREATE INDEX videos_state_created_at ON videos (state, created_at, id);
CREATE INDEX videos_title_ar ON videos (title_ar, id);
CREATE INDEX videos_state_title_ar ON videos (state, title_ar, id);
CREATE INDEX videos_duration_sec ON videos ((coalesce(duration_sec, -1)), id);
CREATE INDEX videos_state_duration_sec ON videos (state, (coalesce(duration_sec, -1)), id);
CREATE INDEX videos_views ON videos (views, id);
CREATE INDEX videos_state_views ON videos (state, views, id);
CREATE INDEX videos_comment_count ON videos (comment_count, id);
CREATE INDEX videos_state_comment_count ON videos (state, comment_count, id);
CREATE INDEX videos_report_count ON videos (report_count, id);
CREATE INDEX videos_state_report_count ON videos (state, report_count, id);
CREATE INDEX videos_published_at ON videos ((coalesce(published_at, '-infinity'::timestamptz)), id);
CREATE INDEX videos_state_published_at ON videos (state, (coalesce(published_at, '-infinity'::timestamptz)), id);
CREATE INDEX videos_state_changed_at ON videos (state_changed_at, id);
CREATE INDEX videos_state_state_changed_at ON videos (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON videos FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('videos');
CREATE TRIGGER remove_files AFTER DELETE ON videos FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('videos');
