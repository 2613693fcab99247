-- The application's role owns its database, and may nothing beyond it. Choose another password.
create role saharambh login password 'example';
create database saharambh owner saharambh;
