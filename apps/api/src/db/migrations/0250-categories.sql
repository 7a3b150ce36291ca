-- What news and videos are sorted by: a taxonomy without a screen of its own.
CREATE TABLE categories (
  LIKE industries INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED,
  scope text NOT NULL CHECK (scope IN ('news', 'videos')),
  PRIMARY KEY (id)
);
ALTER TABLE categories DROP COLUMN isic_section,
  ADD CONSTRAINT categories_parent_id FOREIGN KEY (parent_id) REFERENCES categories;
CREATE UNIQUE INDEX categories_ar_key ON categories (ar_key);
CREATE UNIQUE INDEX categories_en_key ON categories (en_key);
CREATE UNIQUE INDEX categories_slug ON categories (slug);
CREATE INDEX categories_search ON categories USING gin (search_key gin_trgm_ops);
CREATE INDEX categories_name_keys ON categories USING gin (name_keys);
CREATE INDEX categories_alike ON categories USING gin (ar_key gin_trgm_ops, en_key gin_trgm_ops);
CREATE INDEX categories_sort_order ON categories (sort_order, id);
CREATE INDEX categories_parent_id ON categories (parent_id, sort_order, id);
CREATE INDEX categories_scope ON categories (scope, updated_at, id);
CREATE INDEX categories_updated_at ON categories (updated_at, id);
CREATE INDEX categories_state_updated_at ON categories (state, updated_at, id);
CREATE INDEX categories_name_ar ON categories (name_ar, id);
CREATE INDEX categories_name_en ON categories (name_en, id);
CREATE INDEX categories_usage_count ON categories (usage_count, id);
CREATE TRIGGER remove_notes AFTER DELETE ON categories FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('categories');
CREATE TRIGGER remove_files AFTER DELETE ON categories FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('categories');
