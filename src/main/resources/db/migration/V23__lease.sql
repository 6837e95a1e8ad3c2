-- Work that only one of the servers on this database does, by its name: until when, since when and which of them. Columns
-- and types are those of ShedLock.
create table lease (
    name varchar(64) not null primary key,
    lock_until timestamp(3) not null,
    locked_at timestamp(3) not null,
    locked_by varchar(255) not null
);
