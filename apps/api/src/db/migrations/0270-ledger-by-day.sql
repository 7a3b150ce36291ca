-- What was booked in a period is added up for the dashboard.
CREATE INDEX ledger_transactions_at ON ledger_transactions (at);
