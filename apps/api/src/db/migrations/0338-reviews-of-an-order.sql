CREATE INDEX reviews_order_id ON reviews (order_id, created_at, id);
