// Pages that Vite transforms as they are asked for go with React's development build alone, which this chooses.
process.env.NODE_ENV = 'development';
