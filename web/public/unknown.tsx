import { data } from 'react-router';
import Home from './home.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default Home;
