-- As 0147, for products.
CREATE INDEX products_kind ON products (kind, created_at, id);
CREATE INDEX products_rating_average ON products ((coalesce(rating_average, -1)));
CREATE INDEX products_pictured ON products (created_at, id) WHERE images <> '[]';
CREATE INDEX products_without_picture ON products (created_at, id) WHERE images = '[]';
