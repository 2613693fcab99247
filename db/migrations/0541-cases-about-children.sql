-- A report or an order says that the case concerns a child: its pictures stay blurred until they are pressed.
alter table cases add column is_about_child boolean not null default false;
update cases set is_about_child = true
where exists (select from case_reports where case_id = cases.id and concern = 'child')
  or exists (select from orders where case_id = cases.id and concern = 'child');
