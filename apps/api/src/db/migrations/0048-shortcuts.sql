-- Whether single keys act by themselves is one of a person's preferences.
UPDATE staff SET preferences = preferences || '{"hasShortcuts": true}' WHERE NOT preferences ? 'hasShortcuts';
