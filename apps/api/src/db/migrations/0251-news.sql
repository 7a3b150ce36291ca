-- News of the public site, with every save of its content and the addresses that it had.
CREATE SEQUENCE news_number;
CREATE TABLE news (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('NWS', nextval('news_number')),
  state text NOT NULL CHECK (state IN ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived')),
  return_reason text,
  return_note text,
  title jsonb NOT NULL,
  slug text COLLATE "C",
  address text NOT NULL COLLATE "C" CONSTRAINT news_address UNIQUE,
  excerpt jsonb,
  body jsonb NOT NULL,
  cover uuid,
  gallery jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_array_length(gallery) <= 12),
  category_id uuid NOT NULL CONSTRAINT news_category_id REFERENCES categories,
  tags text[] NOT NULL DEFAULT '{}',
  author_id uuid CONSTRAINT news_author_id REFERENCES staff,
  audience text NOT NULL,
  publish_at timestamptz(6),
  unpublish_at timestamptz(6) CHECK (unpublish_at > publish_at),
  is_pinned boolean NOT NULL,
  has_comments boolean NOT NULL,
  is_pushed boolean NOT NULL,
  seo jsonb NOT NULL,
  published_at timestamptz(6),
  views_count integer NOT NULL DEFAULT 0 CHECK (views_count >= 0),
  revisions_count integer NOT NULL DEFAULT 0,
  title_ar text NOT NULL COLLATE "ar-x-icu" GENERATED ALWAYS AS (title ->> 'ar') STORED,
  has_english boolean NOT NULL GENERATED ALWAYS AS (coalesce(title ->> 'en', '') <> '' AND coalesce(body ->> 'en', '') <> '') STORED,
  CHECK (state <> 'published' OR published_at IS NOT NULL)
);
CREATE INDEX news_search ON news USING gin (search_key gin_trgm_ops);
CREATE INDEX news_category_id ON news (category_id, created_at, id);
CREATE INDEX news_author_id ON news (author_id, created_at, id);
CREATE INDEX news_audience ON news (audience, created_at, id);
CREATE INDEX news_has_english ON news (has_english, created_at, id);
CREATE INDEX news_is_pinned ON news (is_pinned, created_at, id);
CREATE INDEX news_created_at ON news (created_at, id);
CREATE INDEX news_state_created_at ON news (state, created_at, id);
CREATE INDEX news_title_ar ON news (title_ar, id);
CREATE INDEX news_state_title_ar ON news (state, title_ar, id);
CREATE INDEX news_published_at ON news ((coalesce(published_at, '-infinity'::timestamptz)), id);
CREATE INDEX news_state_published_at ON news (state, (coalesce(published_at, '-infinity'::timestamptz)), id);
CREATE INDEX news_views_count ON news (views_count, id);
CREATE INDEX news_state_views_count ON news (state, views_count, id);
CREATE INDEX news_state_changed_at ON news (state_changed_at, id);
CREATE INDEX news_state_state_changed_at ON news (state, state_changed_at, id);
CREATE INDEX news_publish_at ON news (publish_at) WHERE state = 'scheduled';
CREATE INDEX news_unpublish_at ON news (unpublish_at) WHERE state = 'published';
CREATE TRIGGER remove_notes AFTER DELETE ON news FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('news');
CREATE TRIGGER remove_files AFTER DELETE ON news FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('news');

CREATE TABLE news_revisions (
  news_id uuid NOT NULL REFERENCES news ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  content jsonb NOT NULL,
  saved_at timestamptz(6) NOT NULL,
  saved_by jsonb NOT NULL,
  PRIMARY KEY (news_id, number)
);

CREATE TABLE news_redirects (
  address text PRIMARY KEY COLLATE "C",
  news_id uuid NOT NULL REFERENCES news ON DELETE CASCADE,
  created_at timestamptz(6) NOT NULL
);
CREATE INDEX news_redirects_news_id ON news_redirects (news_id, created_at);
