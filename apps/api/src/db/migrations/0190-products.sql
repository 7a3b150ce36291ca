-- What providers sell.
CREATE SEQUENCE products_number;
CREATE TABLE products (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('PRD', nextval('products_number')),
  state text NOT NULL CHECK (state IN ('draft', 'pending_review', 'published', 'paused', 'rejected', 'archived')),
  archived_from text CHECK ((archived_from IS NOT NULL) = (state = 'archived')),
  rejection_reason text,
  rejection_note text,
  provider_id uuid NOT NULL CONSTRAINT products_provider_id REFERENCES providers,
  title jsonb NOT NULL,
  description jsonb,
  kind text NOT NULL,
  specialist_id uuid NOT NULL CONSTRAINT products_specialist_id REFERENCES business_specialists,
  images jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_array_length(images) <= 8),
  price bigint NOT NULL CHECK (price BETWEEN 100 AND 100000000),
  compare_at_price bigint CHECK (compare_at_price > price),
  is_vat_included boolean NOT NULL,
  vat_category text NOT NULL,
  unit text NOT NULL,
  min_qty integer NOT NULL CHECK (min_qty >= 1),
  max_qty integer NOT NULL CHECK (max_qty >= min_qty),
  stock integer CHECK (stock >= 0),
  options jsonb NOT NULL DEFAULT '[]',
  delivery_mode text NOT NULL,
  delivery_days integer,
  cities jsonb NOT NULL DEFAULT '[]',
  terms jsonb,
  faq jsonb NOT NULL DEFAULT '[]',
  seo jsonb NOT NULL,
  slug text NOT NULL CONSTRAINT products_slug UNIQUE,
  pending_changes jsonb,
  rating_average double precision CHECK (rating_average BETWEEN 1 AND 5),
  rating_count integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
  sold_count integer NOT NULL DEFAULT 0 CHECK (sold_count >= 0),
  views_count integer NOT NULL DEFAULT 0 CHECK (views_count >= 0),
  featured_until date,
  published_at timestamptz(6),
  title_ar text NOT NULL COLLATE "ar-x-icu" GENERATED ALWAYS AS (title ->> 'ar') STORED,
  -- Whoever is refused is told why.
  CHECK (state <> 'rejected' OR rejection_reason IS NOT NULL)
);
CREATE INDEX products_search ON products USING gin (search_key gin_trgm_ops);
CREATE INDEX products_cities ON products USING gin (cities jsonb_path_ops);
CREATE INDEX products_provider_id ON products (provider_id, created_at, id);
CREATE INDEX products_specialist_id ON products (specialist_id, created_at, id);
CREATE INDEX products_pending_changes ON products (created_at, id) WHERE pending_changes IS NOT NULL;
CREATE INDEX products_created_at ON products (created_at, id);
CREATE INDEX products_state_created_at ON products (state, created_at, id);
CREATE INDEX products_title_ar ON products (title_ar, id);
CREATE INDEX products_state_title_ar ON products (state, title_ar, id);
CREATE INDEX products_price ON products (price, id);
CREATE INDEX products_state_price ON products (state, price, id);
CREATE INDEX products_sold_count ON products (sold_count, id);
CREATE INDEX products_state_sold_count ON products (state, sold_count, id);
CREATE INDEX products_updated_at ON products (updated_at, id);
CREATE INDEX products_state_updated_at ON products (state, updated_at, id);
CREATE INDEX products_state_changed_at ON products (state_changed_at, id);
CREATE INDEX products_state_state_changed_at ON products (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('products');
CREATE TRIGGER remove_files AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('products');
