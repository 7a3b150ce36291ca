-- Few of many: whoever looks for them in whichever order finds them here, not by walking that order.
CREATE INDEX applications_unread_rating ON applications (rating, id) WHERE is_unread;
