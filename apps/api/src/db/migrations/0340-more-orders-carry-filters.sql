-- As in 0334: what an order of a list is filtered by stands behind the id in its index, and what does not match is passed over there.

DROP INDEX orders_created_at;
CREATE INDEX orders_created_at ON orders (created_at, id, (coalesce(paid_at, '-infinity'::timestamptz)), (coalesce(completed_at, '-infinity'::timestamptz)), payment_state, payment_method);

DROP INDEX orders_state_changed_at;
CREATE INDEX orders_state_changed_at ON orders (state_changed_at, id, created_at, (coalesce(paid_at, '-infinity'::timestamptz)), (coalesce(completed_at, '-infinity'::timestamptz)), payment_state, payment_method);

DROP INDEX orders_total;
CREATE INDEX orders_total ON orders (total, id, created_at, (coalesce(paid_at, '-infinity'::timestamptz)), (coalesce(completed_at, '-infinity'::timestamptz)), payment_state, payment_method, provider_id, seeker_id, employer_id, crm_user_id);

DROP INDEX orders_due_at;
CREATE INDEX orders_due_at ON orders ((coalesce(due_at, '-infinity'::timestamptz)), id, created_at, (coalesce(paid_at, '-infinity'::timestamptz)), (coalesce(completed_at, '-infinity'::timestamptz)), payment_state, payment_method, provider_id, seeker_id, employer_id, crm_user_id);

DROP INDEX reviews_report_count;
CREATE INDEX reviews_report_count ON reviews (report_count, id, created_at, target_type, rating, product_id, provider_id, employer_id, event_id, author_seeker_id, author_employer_id, order_id);

DROP INDEX reviews_rating;
CREATE INDEX reviews_rating ON reviews (rating, id, created_at, target_type, product_id, provider_id, employer_id, event_id, author_seeker_id, author_employer_id, order_id);

DROP INDEX comments_report_count;
CREATE INDEX comments_report_count ON comments (report_count, id, created_at, video_id);

DROP INDEX comments_likes;
CREATE INDEX comments_likes ON comments (likes, id, created_at, video_id);

DROP INDEX invoices_created_at;
CREATE INDEX invoices_created_at ON invoices (created_at, id, (coalesce(issue_at, '-infinity'::timestamptz)), payment_state, type);

DROP INDEX invoices_state_changed_at;
CREATE INDEX invoices_state_changed_at ON invoices (state_changed_at, id, created_at, (coalesce(issue_at, '-infinity'::timestamptz)), payment_state, type);

DROP INDEX invoices_due;
CREATE INDEX invoices_due ON invoices (due, id, (coalesce(issue_at, '-infinity'::timestamptz)), payment_state, type, vat_number, employer_id, provider_id, seeker_id, order_id, subscription_id);

DROP INDEX invoices_gross;
CREATE INDEX invoices_gross ON invoices (gross, id, (coalesce(issue_at, '-infinity'::timestamptz)), payment_state, type, vat_number, employer_id, provider_id, seeker_id, order_id, subscription_id);

-- What something was found in is hardly ever liked or reported: an order of these alone.
CREATE INDEX comments_flagged_likes ON comments (likes, id) WHERE auto_flags <> '{}';
CREATE INDEX comments_flagged_report_count ON comments (report_count, id) WHERE auto_flags <> '{}';
CREATE INDEX reviews_flagged_rating ON reviews (rating, id) WHERE auto_flags <> '{}';
CREATE INDEX reviews_flagged_report_count ON reviews (report_count, id) WHERE auto_flags <> '{}';
