-- That an order did not come up in its time is no proof that there is none: it is tried again, later each time, and only the
-- running server remembers when.
drop table stock_lack;
