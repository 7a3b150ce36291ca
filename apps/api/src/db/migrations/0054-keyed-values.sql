-- Masked values are found by a keyed hash of the whole value; rows from before are filled when the server starts.
ALTER TABLE seekers ADD COLUMN email_index bytea;
ALTER TABLE seekers ADD COLUMN mobile_index bytea;
ALTER TABLE employers ADD COLUMN mobile_index bytea;
CREATE INDEX seekers_email_index ON seekers (email_index);
CREATE INDEX seekers_mobile_index ON seekers (mobile_index);
CREATE INDEX employers_mobile_index ON employers (mobile_index);
CREATE INDEX seekers_unkeyed ON seekers (id) WHERE email_index IS NULL OR mobile_index IS NULL;
CREATE INDEX employers_unkeyed ON employers (id) WHERE mobile_index IS NULL;

-- A starred page is a page of the product.
UPDATE staff SET preferences = jsonb_set(preferences, '{starred}', coalesce(
  (SELECT jsonb_agg(path ORDER BY place) FROM jsonb_array_elements_text(preferences -> 'starred') WITH ORDINALITY AS starred (path, place)
    WHERE path ~ '^(/[A-Za-z0-9_-]+)+$'), '[]'))
WHERE preferences ? 'starred';
