-- The columns of a taxonomy, without what only industries have.
CREATE TABLE business_specialists (
  LIKE industries INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED,
  requires_license boolean NOT NULL,
  commission_bps integer CHECK (commission_bps BETWEEN 0 AND 5000),
  PRIMARY KEY (id)
);
ALTER TABLE business_specialists DROP COLUMN isic_section;
CREATE UNIQUE INDEX business_specialists_ar_key ON business_specialists (ar_key);
CREATE UNIQUE INDEX business_specialists_en_key ON business_specialists (en_key);
CREATE INDEX business_specialists_search ON business_specialists USING gin (search_key gin_trgm_ops);
CREATE INDEX business_specialists_updated_at ON business_specialists (updated_at, id);
CREATE INDEX business_specialists_state_updated_at ON business_specialists (state, updated_at, id);
CREATE INDEX business_specialists_name_ar ON business_specialists (name_ar, id);
CREATE INDEX business_specialists_name_en ON business_specialists (name_en, id);
CREATE INDEX business_specialists_usage_count ON business_specialists (usage_count, id);
CREATE TRIGGER remove_notes AFTER DELETE ON business_specialists FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('business-specialists');
CREATE TRIGGER remove_files AFTER DELETE ON business_specialists FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('business-specialists');
