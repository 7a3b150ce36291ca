-- Pictures with words and a link that lead through the public site and its app.
CREATE SEQUENCE sliders_number;
CREATE TABLE sliders (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('SLD', nextval('sliders_number')),
  state text NOT NULL CHECK (state IN ('draft', 'scheduled', 'live', 'paused', 'ended')),
  title jsonb NOT NULL,
  subtitle jsonb,
  button_label jsonb,
  alt_text jsonb NOT NULL,
  image_desktop jsonb NOT NULL,
  image_mobile jsonb NOT NULL,
  text_tone text NOT NULL,
  background_color text NOT NULL CHECK (background_color ~ '^#[0-9a-fA-F]{6}$'),
  link_type text NOT NULL,
  link_url text,
  job_post_id uuid CONSTRAINT sliders_job_post_id REFERENCES job_posts,
  product_id uuid CONSTRAINT sliders_product_id REFERENCES products,
  news_id uuid CONSTRAINT sliders_news_id REFERENCES news,
  event_id uuid CONSTRAINT sliders_event_id REFERENCES events,
  placement text NOT NULL,
  platforms text[] NOT NULL CHECK (cardinality(platforms) >= 1),
  audience text NOT NULL,
  starts_at timestamptz(6) NOT NULL,
  ends_at timestamptz(6) CHECK (ends_at > starts_at),
  sort_order integer NOT NULL,
  impressions integer NOT NULL DEFAULT 0 CHECK (impressions >= 0),
  clicks integer NOT NULL DEFAULT 0 CHECK (clicks BETWEEN 0 AND impressions),
  title_ar text NOT NULL COLLATE "ar-x-icu" GENERATED ALWAYS AS (title ->> 'ar') STORED,
  has_pictures boolean NOT NULL GENERATED ALWAYS AS (image_desktop ->> 'ar' IS NOT NULL AND image_mobile ->> 'ar' IS NOT NULL) STORED
);
CREATE INDEX sliders_search ON sliders USING gin (search_key gin_trgm_ops);
CREATE INDEX sliders_platforms ON sliders USING gin (platforms);
CREATE INDEX sliders_placement ON sliders (placement, sort_order, id);
CREATE INDEX sliders_placement_created_at ON sliders (placement, created_at, id);
CREATE INDEX sliders_audience ON sliders (audience, created_at, id);
CREATE INDEX sliders_link_type ON sliders (link_type, created_at, id);
CREATE INDEX sliders_has_pictures ON sliders (has_pictures, created_at, id);
CREATE INDEX sliders_job_post_id ON sliders (job_post_id);
CREATE INDEX sliders_product_id ON sliders (product_id);
CREATE INDEX sliders_news_id ON sliders (news_id);
CREATE INDEX sliders_event_id ON sliders (event_id);
CREATE INDEX sliders_created_at ON sliders (created_at, id);
CREATE INDEX sliders_state_created_at ON sliders (state, created_at, id);
CREATE INDEX sliders_title_ar ON sliders (title_ar, id);
CREATE INDEX sliders_state_title_ar ON sliders (state, title_ar, id);
CREATE INDEX sliders_sort_order ON sliders (sort_order, id);
CREATE INDEX sliders_state_sort_order ON sliders (state, sort_order, id);
CREATE INDEX sliders_starts_at ON sliders (starts_at, id);
CREATE INDEX sliders_state_starts_at ON sliders (state, starts_at, id);
CREATE INDEX sliders_ends_at ON sliders (ends_at) WHERE state IN ('scheduled', 'live', 'paused');
CREATE INDEX sliders_impressions ON sliders (impressions, id);
CREATE INDEX sliders_state_impressions ON sliders (state, impressions, id);
CREATE INDEX sliders_clicks ON sliders (clicks, id);
CREATE INDEX sliders_state_clicks ON sliders (state, clicks, id);
CREATE INDEX sliders_state_changed_at ON sliders (state_changed_at, id);
CREATE INDEX sliders_state_state_changed_at ON sliders (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON sliders FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('sliders');
CREATE TRIGGER remove_files AFTER DELETE ON sliders FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('sliders');
