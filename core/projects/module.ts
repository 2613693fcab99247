import type { Module } from '../ground/declaration.ts';
import { projectEvents } from './events.ts';
import { projectData } from './own-data.ts';

export const projects: Module = { name: 'projects', events: projectEvents, ownData: projectData };
