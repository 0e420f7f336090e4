-- A parcel goes where its member said: an address is deleted when its time is over, and never changed.
CREATE TRIGGER shop_address_is_written_once BEFORE UPDATE ON shop_address FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
