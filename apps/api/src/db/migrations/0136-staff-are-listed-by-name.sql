-- Accounts are listed by their names in the order of ICU, like everybody else.
ALTER TABLE staff ALTER COLUMN name TYPE text COLLATE "ar-x-icu";
