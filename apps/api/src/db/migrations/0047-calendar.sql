-- The calendar of date fields is one of a person's preferences.
UPDATE staff SET preferences = preferences || '{"calendar": "gregory"}' WHERE NOT preferences ? 'calendar';
