-- What is said of products, providers, employers and events.
CREATE SEQUENCE reviews_number;
CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('RVW', nextval('reviews_number')),
  state text NOT NULL CHECK (state IN ('pending', 'published', 'hidden', 'rejected')),
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title text,
  text text NOT NULL,
  subratings jsonb,
  images jsonb NOT NULL DEFAULT '[]',
  language text NOT NULL,
  is_verified_purchase boolean NOT NULL DEFAULT false,
  target_type text NOT NULL,
  product_id uuid CONSTRAINT reviews_product_id REFERENCES products,
  provider_id uuid CONSTRAINT reviews_provider_id REFERENCES providers,
  employer_id uuid CONSTRAINT reviews_employer_id REFERENCES employers,
  event_id uuid CONSTRAINT reviews_event_id REFERENCES events,
  author_seeker_id uuid CONSTRAINT reviews_author_seeker_id REFERENCES seekers,
  author_employer_id uuid CONSTRAINT reviews_author_employer_id REFERENCES employers,
  order_id uuid,
  auto_flags text[] NOT NULL DEFAULT '{}',
  reports jsonb NOT NULL DEFAULT '[]',
  report_count integer NOT NULL DEFAULT 0 CHECK (report_count = jsonb_array_length(reports)),
  helpful_count integer NOT NULL DEFAULT 0 CHECK (helpful_count >= 0),
  reply jsonb,
  moderation jsonb,
  -- Who of the staff has entered the wording that waits.
  entered_by text,
  CHECK (num_nonnulls(product_id, provider_id, employer_id, event_id) = 1),
  CHECK (CASE target_type
    WHEN 'product' THEN product_id IS NOT NULL
    WHEN 'provider' THEN provider_id IS NOT NULL
    WHEN 'employer' THEN employer_id IS NOT NULL
    WHEN 'event' THEN event_id IS NOT NULL
    ELSE false END),
  CHECK (num_nonnulls(author_seeker_id, author_employer_id) = 1),
  -- What is against a review is said.
  CHECK (state IN ('pending', 'published') OR moderation ->> 'reason' IS NOT NULL)
);
CREATE INDEX reviews_search ON reviews USING gin (search_key gin_trgm_ops);
CREATE INDEX reviews_auto_flags ON reviews USING gin (auto_flags);
CREATE INDEX reviews_product_id ON reviews (product_id, created_at, id);
CREATE INDEX reviews_provider_id ON reviews (provider_id, created_at, id);
CREATE INDEX reviews_employer_id ON reviews (employer_id, created_at, id);
CREATE INDEX reviews_event_id ON reviews (event_id, created_at, id);
CREATE INDEX reviews_author_seeker_id ON reviews (author_seeker_id, created_at, id);
CREATE INDEX reviews_author_employer_id ON reviews (author_employer_id, created_at, id);
CREATE INDEX reviews_target_type ON reviews (target_type, created_at, id);
CREATE INDEX reviews_reported ON reviews (created_at, id) WHERE report_count > 0;
CREATE INDEX reviews_answered ON reviews (created_at, id) WHERE reply IS NOT NULL;
CREATE INDEX reviews_pictured ON reviews (created_at, id) WHERE images <> '[]';
CREATE INDEX reviews_verified ON reviews (is_verified_purchase, created_at, id);
CREATE INDEX reviews_created_at ON reviews (created_at, id);
CREATE INDEX reviews_state_created_at ON reviews (state, created_at, id);
CREATE INDEX reviews_rating ON reviews (rating, id);
CREATE INDEX reviews_state_rating ON reviews (state, rating, id);
CREATE INDEX reviews_report_count ON reviews (report_count, id);
CREATE INDEX reviews_state_report_count ON reviews (state, report_count, id);
CREATE INDEX reviews_state_changed_at ON reviews (state_changed_at, id);
CREATE INDEX reviews_state_state_changed_at ON reviews (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('reviews');
CREATE TRIGGER remove_files AFTER DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('reviews');
