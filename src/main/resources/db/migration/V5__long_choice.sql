-- A choice may be a list: the techniques that a player has switched on, in order.
alter table preference alter column choice set data type varchar(4000);
