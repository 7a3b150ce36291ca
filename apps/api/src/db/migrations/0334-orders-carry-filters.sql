-- An order's index carries what that order is often filtered by: what does not match is passed over in the index, and its row is never read.

DROP INDEX applications_state_changed_at;
CREATE INDEX applications_state_changed_at ON applications (state_changed_at, id, applied_at);

DROP INDEX employers_state_changed_at;
CREATE INDEX employers_state_changed_at ON employers (state_changed_at, id, created_at);

DROP INDEX seekers_state_changed_at;
CREATE INDEX seekers_state_changed_at ON seekers (state_changed_at, id, created_at);

DROP INDEX talent_list_entries_state_changed_at;
CREATE INDEX talent_list_entries_state_changed_at ON talent_list_entries (state_changed_at, id, created_at);

DROP INDEX event_registrations_state_changed_at;
CREATE INDEX event_registrations_state_changed_at ON event_registrations (state_changed_at, id, created_at);

DROP INDEX exam_attempts_state_changed_at;
CREATE INDEX exam_attempts_state_changed_at ON exam_attempts (state_changed_at, id, created_at);

DROP INDEX providers_state_changed_at;
CREATE INDEX providers_state_changed_at ON providers (state_changed_at, id, created_at);

DROP INDEX wallet_transactions_state_changed_at;
CREATE INDEX wallet_transactions_state_changed_at ON wallet_transactions (state_changed_at, id, created_at);

DROP INDEX withdrawals_state_changed_at;
CREATE INDEX withdrawals_state_changed_at ON withdrawals (state_changed_at, id, created_at);

DROP INDEX wallet_adjustments_state_changed_at;
CREATE INDEX wallet_adjustments_state_changed_at ON wallet_adjustments (state_changed_at, id, created_at);

DROP INDEX products_state_changed_at;
CREATE INDEX products_state_changed_at ON products (state_changed_at, id, created_at);

DROP INDEX orders_state_changed_at;
CREATE INDEX orders_state_changed_at ON orders (state_changed_at, id, created_at);

DROP INDEX reviews_state_changed_at;
CREATE INDEX reviews_state_changed_at ON reviews (state_changed_at, id, created_at);

DROP INDEX promo_code_users_state_changed_at;
CREATE INDEX promo_code_users_state_changed_at ON promo_code_users (state_changed_at, id, created_at);

DROP INDEX comments_state_changed_at;
CREATE INDEX comments_state_changed_at ON comments (state_changed_at, id, created_at);

DROP INDEX job_posts_state_changed_at;
CREATE INDEX job_posts_state_changed_at ON job_posts (state_changed_at, id, (coalesce(published_at, '-infinity'::timestamptz)));

DROP INDEX job_posts_created_at;
CREATE INDEX job_posts_created_at ON job_posts (created_at, id, (coalesce(published_at, '-infinity'::timestamptz)));

DROP INDEX job_posts_expires_at;
CREATE INDEX job_posts_expires_at ON job_posts (expires_at, id, (coalesce(published_at, '-infinity'::timestamptz)));

DROP INDEX employers_last_activity_at;
CREATE INDEX employers_last_activity_at ON employers ((coalesce(last_activity_at, '-infinity'::timestamptz)), id, created_at);

DROP INDEX talent_lists_updated_at;
CREATE INDEX talent_lists_updated_at ON talent_lists (updated_at, id, created_at);

DROP INDEX event_registrations_checked_in_at;
CREATE INDEX event_registrations_checked_in_at ON event_registrations ((coalesce(checked_in_at, '-infinity'::timestamptz)), id, created_at, checked_in_at);

DROP INDEX exam_attempts_submitted_at;
CREATE INDEX exam_attempts_submitted_at ON exam_attempts ((coalesce(submitted_at, '-infinity'::timestamptz)), id, created_at);

DROP INDEX exam_attempts_percentage;
CREATE INDEX exam_attempts_percentage ON exam_attempts ((coalesce(percentage, -1)), id, exam_id, is_passed, is_trial);

DROP INDEX providers_orders_count;
CREATE INDEX providers_orders_count ON providers (orders_count, id, wallet_balance, type, city_id, account_manager_id, crm_user_id, industry_id, is_vat_registered);

DROP INDEX providers_wallet_balance;
CREATE INDEX providers_wallet_balance ON providers (wallet_balance, id, type, city_id, account_manager_id, crm_user_id, industry_id, is_vat_registered);

DROP INDEX providers_trade_name_ar;
CREATE INDEX providers_trade_name_ar ON providers (trade_name_ar, id, type, city_id, account_manager_id, crm_user_id, industry_id, is_vat_registered);

DROP INDEX wallet_transactions_amount;
CREATE INDEX wallet_transactions_amount ON wallet_transactions (amount, id, kind, reference);

DROP INDEX wallet_adjustments_amount;
CREATE INDEX wallet_adjustments_amount ON wallet_adjustments (amount, id, provider_id, ground, direction);

DROP INDEX withdrawals_sla_due_at;
CREATE INDEX withdrawals_sla_due_at ON withdrawals (sla_due_at, id, created_at);

DROP INDEX products_title_ar;
CREATE INDEX products_title_ar ON products (title_ar, id, kind, specialist_id, provider_id);

DROP INDEX products_price;
CREATE INDEX products_price ON products (price, id, kind, specialist_id, provider_id);

DROP INDEX products_sold_count;
CREATE INDEX products_sold_count ON products (sold_count, id, kind, specialist_id, provider_id);

DROP INDEX products_updated_at;
CREATE INDEX products_updated_at ON products (updated_at, id, created_at, kind, specialist_id, provider_id);

CREATE INDEX promo_codes_code_order ON promo_codes (code, id, batch_id, applies_to, audience, type, used_share, state);

DROP INDEX promo_codes_redeemed_count;
CREATE INDEX promo_codes_redeemed_count ON promo_codes (redeemed_count, id, batch_id, applies_to, audience, type, used_share, state);

DROP INDEX promo_codes_discount_given;
CREATE INDEX promo_codes_discount_given ON promo_codes (discount_given, id, batch_id, applies_to, audience, type, used_share, state);

DROP INDEX promo_codes_created_at;
CREATE INDEX promo_codes_created_at ON promo_codes (created_at, id, starts_at);

DROP INDEX promo_codes_state_changed_at;
CREATE INDEX promo_codes_state_changed_at ON promo_codes (state_changed_at, id, starts_at);
