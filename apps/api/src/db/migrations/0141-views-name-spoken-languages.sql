-- The filter by spoken languages was called like the language of an export.
UPDATE saved_views SET search = regexp_replace(search, '(^|[?&])language=', '\1speaks='), version = version + 1
WHERE resource = 'seekers' AND search ~ '(^|[?&])language=';
