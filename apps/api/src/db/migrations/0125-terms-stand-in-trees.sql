-- Terms stand below others of their taxonomy, in an order, each with an address of its own; what is merged stays for its history.
DO $$
DECLARE taxonomy text;
BEGIN
  FOREACH taxonomy IN ARRAY ARRAY['industries', 'skills', 'job_titles', 'business_specialists'] LOOP
    EXECUTE format($taxonomy$
      ALTER TABLE %1$I
        DROP CONSTRAINT IF EXISTS %2$I, DROP CONSTRAINT IF EXISTS industries_state_check,
        ADD CONSTRAINT %2$I CHECK (state IN ('suggested', 'active', 'inactive', 'merged')),
        ADD COLUMN parent_id uuid CONSTRAINT %3$I REFERENCES %1$I CHECK (parent_id <> id),
        ADD COLUMN sort_order integer NOT NULL DEFAULT 0,
        ADD COLUMN slug text COLLATE "C",
        ADD COLUMN icon uuid,
        ADD COLUMN external_uri text,
        ADD COLUMN source text NOT NULL DEFAULT 'manual' CHECK (source IN ('manual', 'import', 'user_suggested', 'esco', 'isic')),
        ADD COLUMN state_reason text,
        ADD COLUMN state_note text,
        ADD COLUMN name_keys text[] NOT NULL DEFAULT '{}';
      UPDATE %1$I SET name_keys = array_remove(ARRAY[ar_key, en_key], NULL), sort_order = made.place * 1024, slug = made.slug
        FROM (
          SELECT id, row_number() OVER (ORDER BY name_ar, id) AS place,
            nullif(slug || CASE WHEN row_number() OVER (PARTITION BY slug ORDER BY id) > 1
              THEN '-' || row_number() OVER (PARTITION BY slug ORDER BY id) ELSE '' END, '') AS slug
          FROM (
            SELECT id, name_ar, trim('-' FROM left(regexp_replace(lower(name_en COLLATE "C"), '[^a-z0-9]+', '-', 'g'), 70)) AS slug
            FROM %1$I WHERE name_en <> ''
            UNION ALL SELECT id, name_ar, NULL FROM %1$I WHERE name_en = ''
          ) AS named
        ) AS made
        WHERE %1$I.id = made.id;
      CREATE UNIQUE INDEX %4$I ON %1$I (slug);
      CREATE INDEX %5$I ON %1$I (sort_order, id);
      CREATE INDEX %3$I ON %1$I (parent_id, sort_order, id);
      CREATE INDEX %6$I ON %1$I USING gin (name_keys);
      CREATE INDEX %7$I ON %1$I USING gin (ar_key gin_trgm_ops, en_key gin_trgm_ops);
    $taxonomy$, taxonomy, taxonomy || '_state_check', taxonomy || '_parent_id', taxonomy || '_slug',
      taxonomy || '_sort_order', taxonomy || '_name_keys', taxonomy || '_alike');
  END LOOP;
END $$;

ALTER TABLE job_titles ADD COLUMN national_occupation_code text CHECK (national_occupation_code ~ '^[0-9]{6}$');
