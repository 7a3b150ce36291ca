-- As in 0334 and 0340, for lists of which there are usually few; and every order of codes that are nearly used up.

DROP INDEX crm_users_name;
CREATE INDEX crm_users_name ON crm_users (name, id, created_at, team, role, manager_id);

DROP INDEX crm_users_monthly_target;
CREATE INDEX crm_users_monthly_target ON crm_users (monthly_target, id, created_at, team, role, manager_id);

DROP INDEX crm_users_last_login_at;
CREATE INDEX crm_users_last_login_at ON crm_users ((coalesce(last_login_at, '-infinity'::timestamptz)), id, created_at, team, role, manager_id);

DROP INDEX news_title_ar;
CREATE INDEX news_title_ar ON news (title_ar, id, (coalesce(published_at, '-infinity'::timestamptz)), category_id, author_id, audience, has_english, is_pinned);

DROP INDEX news_views_count;
CREATE INDEX news_views_count ON news (views_count, id, (coalesce(published_at, '-infinity'::timestamptz)), category_id, author_id, audience, has_english, is_pinned);

DROP INDEX news_published_at;
CREATE INDEX news_published_at ON news ((coalesce(published_at, '-infinity'::timestamptz)), id, category_id, author_id, audience, has_english, is_pinned);

DROP INDEX news_created_at;
CREATE INDEX news_created_at ON news (created_at, id, (coalesce(published_at, '-infinity'::timestamptz)));

DROP INDEX news_state_changed_at;
CREATE INDEX news_state_changed_at ON news (state_changed_at, id, (coalesce(published_at, '-infinity'::timestamptz)), category_id, author_id, audience, has_english, is_pinned);

DROP INDEX videos_title_ar;
CREATE INDEX videos_title_ar ON videos (title_ar, id, (coalesce(published_at, '-infinity'::timestamptz)), category_id, source, visibility, is_free, is_featured, uploader_seeker_id, uploader_employer_id, uploader_provider_id, report_count);

DROP INDEX videos_duration_sec;
CREATE INDEX videos_duration_sec ON videos ((coalesce(duration_sec, -1)), id, (coalesce(published_at, '-infinity'::timestamptz)), category_id, source, visibility, is_free, is_featured, uploader_seeker_id, uploader_employer_id, uploader_provider_id, report_count);

DROP INDEX videos_views;
CREATE INDEX videos_views ON videos (views, id, (coalesce(published_at, '-infinity'::timestamptz)), category_id, source, visibility, is_free, is_featured, uploader_seeker_id, uploader_employer_id, uploader_provider_id, report_count);

DROP INDEX videos_comment_count;
CREATE INDEX videos_comment_count ON videos (comment_count, id, (coalesce(published_at, '-infinity'::timestamptz)), category_id, source, visibility, is_free, is_featured, uploader_seeker_id, uploader_employer_id, uploader_provider_id, report_count);

DROP INDEX videos_report_count;
CREATE INDEX videos_report_count ON videos (report_count, id, (coalesce(published_at, '-infinity'::timestamptz)), category_id, source, visibility, is_free, is_featured, uploader_seeker_id, uploader_employer_id, uploader_provider_id);

DROP INDEX videos_published_at;
CREATE INDEX videos_published_at ON videos ((coalesce(published_at, '-infinity'::timestamptz)), id, category_id, source, visibility, is_free, is_featured, uploader_seeker_id, uploader_employer_id, uploader_provider_id, report_count);

DROP INDEX videos_created_at;
CREATE INDEX videos_created_at ON videos (created_at, id, (coalesce(published_at, '-infinity'::timestamptz)));

DROP INDEX videos_state_changed_at;
CREATE INDEX videos_state_changed_at ON videos (state_changed_at, id, (coalesce(published_at, '-infinity'::timestamptz)), category_id, source, visibility, is_free, is_featured, uploader_seeker_id, uploader_employer_id, uploader_provider_id, report_count);

CREATE INDEX promo_codes_nearly_exhausted_code ON promo_codes (code, id) WHERE used_share >= 90 AND state NOT IN ('exhausted', 'expired', 'disabled');
CREATE INDEX promo_codes_nearly_exhausted_starts_at ON promo_codes (starts_at, id) WHERE used_share >= 90 AND state NOT IN ('exhausted', 'expired', 'disabled');
CREATE INDEX promo_codes_nearly_exhausted_redeemed_count ON promo_codes (redeemed_count, id) WHERE used_share >= 90 AND state NOT IN ('exhausted', 'expired', 'disabled');
CREATE INDEX promo_codes_nearly_exhausted_discount_given ON promo_codes (discount_given, id) WHERE used_share >= 90 AND state NOT IN ('exhausted', 'expired', 'disabled');
CREATE INDEX promo_codes_nearly_exhausted_state_changed_at ON promo_codes (state_changed_at, id) WHERE used_share >= 90 AND state NOT IN ('exhausted', 'expired', 'disabled');
