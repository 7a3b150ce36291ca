-- As 0147, for lists that came later.
CREATE INDEX providers_city_id ON providers (city_id);
CREATE INDEX providers_type ON providers (type);
CREATE INDEX providers_rating_average ON providers ((coalesce(rating_average, -1)));
CREATE INDEX providers_featured_until ON providers (featured_until) WHERE featured_until IS NOT NULL;
CREATE INDEX withdrawals_bank_code ON withdrawals (bank_code);
CREATE INDEX withdrawals_assignee ON withdrawals ((assignee ->> 'id'));
CREATE INDEX withdrawals_risk_flags ON withdrawals USING gin (risk_flags);
CREATE INDEX exam_attempts_trials ON exam_attempts (created_at, id) WHERE is_trial;
CREATE INDEX wallet_transactions_kind ON wallet_transactions (kind, created_at, id);
