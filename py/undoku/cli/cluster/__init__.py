"""Work that is done by the workers of a Dask cluster; its modules are imported only when one is asked for."""
