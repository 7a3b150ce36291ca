-- What no index is sorted by, such as a list of cities, is judged in the index of the order: only what is found is read as a whole.

DROP INDEX products_title_ar;
CREATE INDEX products_title_ar ON products (title_ar, id, kind, specialist_id, provider_id) INCLUDE (cities);

DROP INDEX products_price;
CREATE INDEX products_price ON products (price, id, kind, specialist_id, provider_id) INCLUDE (cities);

DROP INDEX products_sold_count;
CREATE INDEX products_sold_count ON products (sold_count, id, kind, specialist_id, provider_id) INCLUDE (cities);

DROP INDEX products_updated_at;
CREATE INDEX products_updated_at ON products (updated_at, id, created_at, kind, specialist_id, provider_id) INCLUDE (cities);

DROP INDEX products_state_changed_at;
CREATE INDEX products_state_changed_at ON products (state_changed_at, id, created_at) INCLUDE (cities);

DROP INDEX products_created_at;
CREATE INDEX products_created_at ON products (created_at, id) INCLUDE (cities);

DROP INDEX products_state_title_ar;
CREATE INDEX products_state_title_ar ON products (state, title_ar, id) INCLUDE (cities);

DROP INDEX products_state_price;
CREATE INDEX products_state_price ON products (state, price, id) INCLUDE (cities);

DROP INDEX products_state_sold_count;
CREATE INDEX products_state_sold_count ON products (state, sold_count, id) INCLUDE (cities);

DROP INDEX products_state_updated_at;
CREATE INDEX products_state_updated_at ON products (state, updated_at, id) INCLUDE (cities);

DROP INDEX products_state_state_changed_at;
CREATE INDEX products_state_state_changed_at ON products (state, state_changed_at, id) INCLUDE (cities);

DROP INDEX products_state_created_at;
CREATE INDEX products_state_created_at ON products (state, created_at, id) INCLUDE (cities);

DROP INDEX crm_users_name;
CREATE INDEX crm_users_name ON crm_users (name, id, created_at, team, role, manager_id) INCLUDE (regions);

DROP INDEX crm_users_state_name;
CREATE INDEX crm_users_state_name ON crm_users (state, name, id) INCLUDE (regions);

DROP INDEX crm_users_monthly_target;
CREATE INDEX crm_users_monthly_target ON crm_users (monthly_target, id, created_at, team, role, manager_id) INCLUDE (regions);

DROP INDEX crm_users_state_monthly_target;
CREATE INDEX crm_users_state_monthly_target ON crm_users (state, monthly_target, id) INCLUDE (regions);

DROP INDEX crm_users_last_login_at;
CREATE INDEX crm_users_last_login_at ON crm_users ((coalesce(last_login_at, '-infinity'::timestamptz)), id, created_at, team, role, manager_id) INCLUDE (regions, last_login_at);

DROP INDEX crm_users_state_last_login_at;
CREATE INDEX crm_users_state_last_login_at ON crm_users (state, (coalesce(last_login_at, '-infinity'::timestamptz)), id) INCLUDE (regions, last_login_at);

DROP INDEX crm_users_created_at;
CREATE INDEX crm_users_created_at ON crm_users (created_at, id) INCLUDE (regions);

DROP INDEX crm_users_state_created_at;
CREATE INDEX crm_users_state_created_at ON crm_users (state, created_at, id) INCLUDE (regions);

DROP INDEX crm_users_state_changed_at;
CREATE INDEX crm_users_state_changed_at ON crm_users (state_changed_at, id, created_at, team, role, manager_id) INCLUDE (regions);

DROP INDEX crm_users_state_state_changed_at;
CREATE INDEX crm_users_state_state_changed_at ON crm_users (state, state_changed_at, id) INCLUDE (regions);
