/**
 * Starts what runs in the browser, as Vaadin's own entry does; `no-connection.js` comes after the connection's state, which
 * Flow makes, and `page-scroll.js` is told of the router.
 */
import { Router } from '@vaadin/router';
import { Flow } from 'Frontend/generated/jar-resources/Flow.js';
import './offline/registration.js';
import { forgetTarget } from './shell/no-connection.js';
import { endWith } from './shell/page-scroll.js';

const { serverSideRoutes } = new Flow({
  imports: () => import('Frontend/generated/flow/generated-flow-imports.js'),
});

const router = new Router(document.querySelector('#outlet'));
endWith(router, forgetTarget);
void router.setRoutes([...serverSideRoutes]);
